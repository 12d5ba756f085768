"""Powers: every tile that answers to a moment, by colour. Tiles that only add numbers are rows in `data.toml`."""

from __future__ import annotations

from senet.games.kemet.moments import register
from senet.games.kemet.powers_amber import AMBER
from senet.games.kemet.powers_amethyst import AMETHYST
from senet.games.kemet.powers_diamond import DIAMOND
from senet.games.kemet.powers_onyx import ONYX
from senet.games.kemet.powers_renewal import RENEWED
from senet.games.kemet.powers_ruby import RUBY
from senet.games.kemet.powers_sapphire import SAPPHIRE

for effects in (RUBY, SAPPHIRE, DIAMOND, ONYX, AMETHYST, AMBER, RENEWED):
    register(effects)
