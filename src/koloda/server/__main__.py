"""`python -m koloda.server`: serve with the settings of the environment."""

from koloda.server.serve import serve
from koloda.server.settings import Settings

if __name__ == "__main__":
    serve(Settings.read())
