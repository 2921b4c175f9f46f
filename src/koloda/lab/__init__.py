"""Bot against bot: matches by the thousand, and what they prove."""

from koloda.lab.arena import arena as arena
from koloda.lab.play import Terms as Terms
from koloda.lab.table import Table as Table
from koloda.lab.table import tally as tally
