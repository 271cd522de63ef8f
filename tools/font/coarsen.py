"""Writes data/fonts/nalot-sans.woff2: the variable Pretendard (OFL 1.1) on a coarser grid.

The grid has 512 units per em instead of 2,048. At 16 px a corner moves by at most 0.03 px, and the files that pages load
(scripts/font.mjs cuts them from this one) are a fifth smaller. The font keeps weights 300 to 700 and the features that
screens use. It has no hinting, and it has its own name, because the licence requires one for modified fonts.

    apt-get install python3-fonttools python3-brotli
    python3 tools/font/coarsen.py
"""

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = "node_modules/pretendard/dist/public/variable/PretendardVariable.ttf"
TARGET = "data/fonts/nalot-sans.woff2"
UNITS_PER_EM = 512
WEIGHTS = (300, 700)
FEATURES = ["tnum", "kern", "calt", "ccmp"]
COPYRIGHT, FAMILY, STYLE, POSTSCRIPT, LICENCE, LICENCE_URL = 0, 1, 2, 6, 13, 14
KEPT_NAMES = [COPYRIGHT, LICENCE, LICENCE_URL]


def main() -> None:
    font = TTFont(SOURCE)
    options = Options(layout_features=FEATURES, name_IDs=KEPT_NAMES, hinting=False, notdef_outline=True)
    options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": WEIGHTS})
    font["fvar"].instances = []
    names = font["name"]
    for name_id, text in [(FAMILY, "Nalot Sans"), (STYLE, "Regular"), (POSTSCRIPT, "NalotSans-Regular")]:
        names.setName(text, name_id, 3, 1, 0x409)
    scale_upem(font, UNITS_PER_EM)
    font.flavor = "woff2"
    font.save(TARGET)


main()
