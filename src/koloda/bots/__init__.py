"""Who plays besides people. A bot gets what its seat sees and nothing more."""

from koloda.bots.bots import BOTS as BOTS
from koloda.bots.bots import LEVELS as LEVELS
from koloda.bots.bots import choose as choose
from koloda.bots.bots import prepare as prepare
