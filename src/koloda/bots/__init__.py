"""Who plays besides people. A bot gets what its seat sees and nothing more."""

from koloda.bots.bots import BASELINES as BASELINES
from koloda.bots.bots import BOTS as BOTS
from koloda.bots.bots import Bot as Bot
from koloda.bots.bots import choose as choose
from koloda.bots.bots import opinions as opinions
from koloda.bots.bots import prepare as prepare
from koloda.bots.levels import LEVELS as LEVELS
from koloda.bots.thinking import Opinion as Opinion
from koloda.bots.thinking import Settings as Settings
