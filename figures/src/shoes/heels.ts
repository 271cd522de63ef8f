import { shade } from '../scene/colour';
import { type Field, smax } from '../sdf/scalar';
import { ALMOND, POINTED, footField, insole } from './bare-foot';
import { footPart } from './foot-part';
import { instepStrap, slingStrap } from './flats';
import { makePairBuilder } from './pair';
import { type Shoemaker, piece } from './shoe';
import { heelBlock, thinSole } from './sole';
import { LOW_HEIGHT, lowCut, upperField } from './upper';

const BALL = 0.008;
/** Returns two thirds of the true height. The ankle does not move, so a higher heel would leave no foot above it. */
const getHeelHeight = (heelCm: number) => BALL + heelCm * 0.0058;

const make: Shoemaker<'heels'> = ({ style, heelCm }, look, last) => {
  const heel = getHeelHeight(heelCm);
  const ground = insole(heel, BALL);
  const toe = style === 'strap' ? ALMOND : POINTED;
  const base = upperField({ ground, height: LOW_HEIGHT, toe, width: -0.004, lean: 0.2, round: 0.04 });
  const cut = lowCut(base, ground, { throat: -0.116, curve: 14, side: 0.02, back: 0.048 });
  const upper: Field =
    style === 'slingback' ? (x, y, z) => smax(cut(x, y, z), y + 0.055 - 0.5 * (ground(y) + 0.02 - z), 0.006) : cut;
  const foot = footField(last, ground, base);
  const leather = { kind: look.material, roughness: 0.26 };
  const block = style === 'strap' ? heelBlock(ground, 0.034, 0.024, 0.018) : heelBlock(ground, 0.034, 0.0125, 0.02);
  return [
    piece('upper', upper, leather, look.color, { cell: 0.0038 }),
    piece('sole', thinSole(ground, 0.0005, 0.007, toe), { kind: 'rubber' }, shade(look.color, 0.45), { cell: 0.0036 }),
    piece('heel', block, leather, look.color, { cell: 0.0038 }),
    footPart(last, ground, look, base),
    ...(style === 'strap' ? instepStrap(foot, heel + 0.034, 0.0065, look) : []),
    ...(style === 'slingback' ? [slingStrap(foot, heel, look)] : []),
  ];
};

export const heels = makePairBuilder(make);
