"""Write src/senet/art/glyphs.json: hieroglyphs as SVG paths, so that nobody needs the font.

    python tools/glyphs.py NotoSansEgyptianHieroglyphs-Regular.ttf

The font is Noto Sans Egyptian Hieroglyphs (SIL Open Font License 1.1; the licence is next to the
data). Needs fonttools, and brotli if the font is a woff2 file. Each entry has a width and a height,
a `body` (the silhouette, which can be tinted) and a `line` (the rest: body + line is the glyph).
"""

from __future__ import annotations

import json
import sys
import unicodedata
from pathlib import Path
from typing import Any, Final

from fontTools.pens.areaPen import AreaPen  # type: ignore[import-not-found]
from fontTools.pens.basePen import BasePen  # type: ignore[import-not-found]
from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-not-found]
from fontTools.pens.recordingPen import DecomposingRecordingPen  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]

TARGET: Final = Path(__file__).parent.parent / "src/senet/art/glyphs.json"

# our name -> number in Gardiner's sign list, as in the Unicode character names
SIGNS: Final = """
man A001 eating A002 sitting A003 hidden_man A005 priest A006 pouring A006B tired A007 rejoicing A008
porter A009 sailor A010 friend A011 soldier A012 prisoner A013 fallen A015 bowing A016 child A017
elder A019 leaning A020 official A021 statue A022 striking A024 calling A026 envoy A027 high A028
upside_down A029 adoring A030 dancer A032 herdsman A033 pounder A034 builder A035 brewer A036
tamer A039 god A040 king A042 king_white A043 king_red A045 shepherd A047 noble A050 nobleman A051
kneeling_noble A052 mummy A053 lying_mummy A054 bier A055 farmer A058 sower A060 enthroned A063
offering_man A064 worshipper A070
woman B001 midwife B003 mother B005 queen B007 lady B009
ra C002 isis Q001 osiris R011 bastet E013 thoth C003 khnum C004 anubis C006 seth_seated C007 min C008 hathor C009 maat C010 heh C011
amun C013 king_crowned C016 montu C017 tatenen C018 ptah C019 bes C021 khonsu C022 sekhmet C023
pharaoh C024
head D001 face D002 eye D004 eye_of_horus D010 ear D018 nose D019 mouth D021 ka D028 embrace D032
rowing D033 fight D034 refusal D035 arm D036 giving D037 wielding D040 sceptre_arm D044 hand D046
fist D049 finger D050 walking D054 returning D055 leg D056 foot D058 ring D067
bull E001 ox E002 calf E003 hesat E004 cow E005 horse E006 donkey E007 goat E008 ram E010 pig E012
cat E013 dog E014 jackal_resting E015 jackal_shrine E016 jackal E017 wepwawet E018 seth E020
lion E022 lion_resting E023 panther E024 hippo E025 elephant E026 giraffe E027 oryx E028 gazelle E029
ibex E031 baboon E032 monkey E033 hare E034 thoth_baboon E036 apis E038 ox_head F001 bull_head F002
hippo_head F003 lion_head F004 ram_head F007 horse_head F009 horns F013 new_year F015 tusk F018
hide F027 hide_arrow F029 heart F034 beauty F035 meat F044
vulture G001 buzzard G004 horus G005 falcon_flail G006 falcon_basket G006A falcon_standard G007
falcon_boat G007A falcon_gold G008 falcon_sun G009 sokar_barque G010 falcon_image G011 mut G014
two_ladies G016 owl G017 guineafowl G021 hoopoe G022 lapwing G023 captive_lapwing G024 crested_ibis G025
ibis G026 flamingo G027 black_ibis G028 stork G029 heron G031 phoenix G032 egret G033 ostrich G034
cormorant G035 swallow G036 sparrow G037 goose G038 duck G039 flying_duck G040 landing_duck G041
quail G043 hatchling G047 nest G048 fisher_bird G051 ba G053 wing H005 feather H006
claw H007 egg H008
lizard I001 turtle I002 crocodile I003 sobek I004 crocodile_coiled I005 frog I007 tadpole I008
viper I009 cobra I010 wadjet I012 cobra_basket I013 serpent I014 serpent_coiled I015
fish K001 mullet K003 catfish K004 pike_fish K005 puffer K007
scarab L001 bee L002 fly L003 locust L004 centipede L005 shell L006 scorpion L007
tree M001 herb M002 branch M003 year M004 flood_pool M008 lotus M009 lotus_bud M010 lotus_plant M012
papyrus M013 papyrus_clump M015 delta_papyrus M016 reed M017 field_of_reeds M020 rushes M022 sedge M023
blooming_sedge M026 root M032 grain M033B wheat M034 grain_heap M035 flax M037 fruit_basket M039
vine M043 thorn M044
sky N001 night N002 rain N004 sun N005 sun_serpent N006 sunshine N008 moon N011 crescent N012 star N014
duat N015 land N016 island N018 two_lands N019 riverbank N020 irrigation N024 desert N025 mountain N026
horizon N027 sunrise N028 slope N029 mound N030 road N031 clay N032 ingot N034
ripple N035 water N035A canal N036 pool N037 lake N039 well N041
house O001 courtyard O004 estate O006 mansion O007 palace O011 fortress O013 palace_plan O015
gateway O016 shrine O018 shrine_south O019 temple O020 sanctuary O021 booth O022 festival_hall O023
pyramid O024 mastaba O024A obelisk O025 sun_temple O025A stela O026 columned_hall O027 pillar O028
column O029A support O030 door O031 gate O032 serekh O033 bolt O034 wall O036 brick O039 steps O040
stairway O041 fence O042 dome O045 threshing_floor O050 granary O051
city O049
barque P001 capsized P001A ship P002 sacred_barque P003 canoe P004 sail P005 mast P006 oar P008
rudder P010 mooring_post P011
throne Q001 carried_throne Q002 stool Q003 headrest Q004 chest Q005 sarcophagus Q006
offering_table R001 loaded_table R002 altar R003 offering_mat R004 censer R005 incense R007 netjer R008
necropolis R010 djed R011 standard R012 west R014 east R015 sceptre_thebes R019 seshat R020
min_emblem R022 neith R024
white_crown S001 red_crown S003 double_crown S005 blue_crown S007 atef S008 plumes S009 headband S010
broad_collar S011 gold_collar S012 silver_collar S014 faience S015 menat S018 seal S019 ring_seal S020
tie S022 girdle S024 kilt S026 linen S027 cloth S029 sandal S033 ankh S034 sunshade S035 fan S037 crook S038
staff_crook S039 was S040 sekhem S042 staff S043 staff_flail S044 flail S045
mace_flat T001 club T002 mace T003 axe T007A battle_axe T007 dagger T008 bow T010 arrow T011
crossed_arrows T011A bowstring T012 followers_bundle T018 throw_stick T014 scimitar T016 khopesh T016A
chariot T017 harpoon T019 arrowhead T022 net T024 float T025 trap T027 butcher_block T028 knife T030
knife_stand T034 shield T036
sickle U001 hoe U006 grain_measure U009 plough U013 sledge U015 loaded_sledge U016 pick U017 adze U021
chisel U023 awl U022 drill U024 bead_drill U026 fire_drill U028 kiln U030 pestle U032 spindle U034
razor U036 scales U038 balance_post U039
rope V001 rope_coil V003 loop V004 plan V005 cord V007 shen V009 cartouche V010 hobble V013 cattle_hobble V016
sa V017 ten V020 whip V022 wick V028 swab V029 basket V030 handled_basket V031 bag V033
purse V034 bandage V037 tyet V039
oil_jar W001 tall_jar W002 alabaster W003 festival W004 cauldron W006 granite_bowl W007 jug W009 cup W010
jar_stand W011 brazier W012 vase W014 libation W016 racked_jars W017 milk_jar W019 milk_jug W020
wine W021 jar W022 beer W023 pot W024 bringing W025
loaf X001 bread X002 round_bread X003 roll X004 cake X006 pointed_loaf X008
scroll Y001 scribe_kit Y003 senet Y005 game_piece Y006 harp Y007 sistrum Y008
cross Z009 crossroads Z011 sieve AA001 truth AA011 city_walls AA024
"""

SEE_THROUGH: Final = {"ankh", "ring", "shen", "ring_seal", "sa", "tyet", "cord", "loop", "plan"}

Contour = list[tuple[str, Any]]


class RelativePath(BasePen):  # type: ignore[misc]
    """A pen that writes compact relative paths in integers, with y pointing down, from a given corner."""

    def __init__(self, left: float, top: float) -> None:
        super().__init__(None)
        self.left, self.top = left, top
        self.at = self.start = (0, 0)
        self.parts: list[str] = []

    def whole(self, point: tuple[float, float]) -> tuple[int, int]:
        return round(point[0] - self.left), round(self.top - point[1])

    def write(self, command: str, *points: tuple[float, float]) -> None:
        ends = [self.whole(point) for point in points]
        numbers = " ".join(f"{x - self.at[0]} {y - self.at[1]}" for x, y in ends)
        self.parts.append(command + numbers.replace(" -", "-"))
        self.at = ends[-1]

    def _moveTo(self, pt: tuple[float, float]) -> None:
        self.at = (0, 0)
        self.write("M", pt)
        self.start = self.at

    def _lineTo(self, pt: tuple[float, float]) -> None:
        if self.whole(pt) != self.at:
            self.write("l", pt)

    def _qCurveToOne(self, pt1: tuple[float, float], pt2: tuple[float, float]) -> None:
        self.write("q", pt1, pt2)

    def _curveToOne(
        self, pt1: tuple[float, float], pt2: tuple[float, float], pt3: tuple[float, float]
    ) -> None:
        self.write("c", pt1, pt2, pt3)

    def _closePath(self) -> None:
        self.parts.append("z")


def replay(contour: Contour, pen: Any) -> Any:
    for command, points in contour:
        getattr(pen, command)(*points)
    return pen


def contours(glyphs: Any, glyph_name: str) -> list[Contour]:
    pen = DecomposingRecordingPen(glyphs)
    glyphs[glyph_name].draw(pen)
    found: list[Contour] = []
    for command, points in pen.value:
        if command == "moveTo":
            found.append([])
        found[-1].append((command, points))
    return found


def bounds(shape: list[Contour]) -> tuple[float, float, float, float]:
    pen = BoundsPen(None)
    for contour in shape:
        replay(contour, pen)
    return pen.bounds or (0.0, 0.0, 0.0, 0.0)


def holds(outer: Contour, inner: Contour) -> bool:
    """Whether one contour lies within the other; comparing bounding boxes is accurate enough here."""
    a, b = bounds([outer]), bounds([inner])
    return outer is not inner and a[0] <= b[0] and a[1] <= b[1] and a[2] >= b[2] and a[3] >= b[3]


def silhouette(name: str, shape: list[Contour]) -> list[Contour]:
    """The outermost contours; for some signs also their real holes."""
    areas = [replay(contour, AreaPen(None)).value for contour in shape]
    outward = max(areas, key=abs) > 0
    outer = [c for c, area in zip(shape, areas, strict=True) if (area > 0) == outward]
    body = [c for c in outer if not any(holds(o, c) and o in outer for o in outer)]
    if name in SEE_THROUGH:
        body += [c for c in shape if sum(holds(o, c) for o in shape) >= 3]
    return body


def entry(name: str, shape: list[Contour]) -> dict[str, str | int]:
    left, bottom, right, top = bounds(shape)
    body = silhouette(name, shape)
    paths = []
    for part in (body, [c for c in shape if c not in body]):
        pen = RelativePath(left, top)
        for contour in part:
            replay(contour, pen)
        paths.append("".join(pen.parts))
    return {"width": round(right - left), "height": round(top - bottom), "body": paths[0], "line": paths[1]}


def extract(font_file: str) -> dict[str, dict[str, str | int]]:
    font = TTFont(font_file)
    glyphs, characters = font.getGlyphSet(), font.getBestCmap()
    words = SIGNS.split()
    found = {}
    for name, sign in zip(words[::2], words[1::2], strict=True):
        character = unicodedata.lookup(f"EGYPTIAN HIEROGLYPH {sign}")
        found[name] = entry(name, contours(glyphs, characters[ord(character)]))
    return dict(sorted(found.items()))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python tools/glyphs.py FONT")
    rows = [f"{json.dumps(k)}: {json.dumps(v)}" for k, v in extract(sys.argv[1]).items()]
    TARGET.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
