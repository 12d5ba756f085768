"""Powers: every tile that answers to a moment, by colour. Tiles that only add numbers are rows in `data.toml`."""

from __future__ import annotations

from senet.games.kemet.moments import register
from senet.games.kemet.powers.amber import AMBER
from senet.games.kemet.powers.amethyst import AMETHYST
from senet.games.kemet.powers.diamond import DIAMOND
from senet.games.kemet.powers.onyx import ONYX
from senet.games.kemet.powers.renewal import RENEWED
from senet.games.kemet.powers.ruby import RUBY
from senet.games.kemet.powers.sapphire import SAPPHIRE

for effects in (RUBY, SAPPHIRE, DIAMOND, ONYX, AMETHYST, AMBER, RENEWED):
    register(effects)
