import { shade } from '../scene/colour';
import { type Field, smax } from '../sdf/scalar';
import { capsule, ellipse } from '../sdf/shapes';
import { ALMOND, ROUND, insole } from './foot';
import { footPart } from './foot-part';
import { footField } from './foot';
import { type ShoeModel, piece } from './shoe';
import { heelBlock, joined, soleField } from './sole';
import { LOW_HEIGHT, patch, upperField } from './upper';

const HEEL = 0.014;
const BALL = 0.007;

/** The top line seen from above: open over the instep, rounded over the toes. */
const topLine = (x: number, y: number, front: number) => ellipse(x, y + front / 2 - 0.03, 0.043, front / 2 + 0.03);

/** Cut so low that the whole instep shows. */
export const FLATS: ShoeModel<'flats'> = {
  insole: () => HEEL,
  build: ({ style }, look, last) => {
    const ground = insole(HEEL, BALL);
    const toe = style === 'slingback' ? ALMOND : ROUND;
    const base = upperField({ ground, height: LOW_HEIGHT, toe, width: -0.003, lean: 0.22, round: 0.045 });
    const sides = (y: number) => ground(y) + 0.03 + 0.016 * Math.max(0, (y + 0.01) / 0.06) + (y < -0.09 ? 0.4 * (-0.09 - y) : 0);
    const front = style === 'mary-jane' ? 0.108 : 0.122;
    const cut: Field = (x, y, z) => smax(topLine(x, y, front), sides(y) - z, 0.012);
    const low: Field = (x, y, z) => smax(smax(base(x, y, z), -topLine(x, y, front) < 0 ? -1 : z - sides(y), 0.004), -cut(x, y, z), 0.006);
    const foot = footField(last, ground);
    const leather = { kind: look.material, roughness: 0.3 };
    const parts = [
      piece('upper', style === 'slingback' ? (x, y, z) => smax(low(x, y, z), y + 0.03, 0.006) : low, leather, look.color),
      piece('sole', joined(soleField({ ground: insole(0.007, 0.007), welt: 0.002, lip: 0, toe, round: 0.002 }), heelBlock(ground, 0.037, 0.036, 0.013), 0.002), { kind: 'rubber' }, shade(look.color, 0.5)),
      footPart(last, ground, look),
    ];
    const strapAt = style === 'mary-jane' ? -0.052 : 0.02;
    if (style === 'ballet') {
      const bowAt: Field = (x, y, z) => {
        const lift = base(x, y, z) - 0.002;
        const v = y + 0.124;
        const loop = Math.hypot(Math.hypot((Math.abs(x) - 0.0105) * 0.8, v - Math.abs(x) * 0.1) - 0.006, lift) - 0.0036;
        return Math.min(loop, Math.hypot(x, v, lift) - 0.0055) * 0.8;
      };
      return [...parts, piece('bow', bowAt, leather, look.trim ?? shade(look.color, 0.15), { cell: 0.003 })];
    }
    const strap = patch(foot, 0.003, 0.007, (_x, y, z) => (style === 'mary-jane' ? Math.max(Math.abs(y - strapAt) - 0.0085, 0.02 - z) : Math.abs(z - 0.05 - 0.2 * y) - 0.006 + (y < -0.04 ? 0.05 : 0)), 0.004);
    const buckle: Field = (x, y, z) => smax(Math.abs(capsule(x, y, z, [0.036, -0.052, 0.052], [0.038, -0.052, 0.046], 0.009)) - 0.003, 0, 0);
    return [...parts, piece('strap', strap, leather, look.color, { cell: 0.0036 }), ...(style === 'mary-jane' ? [piece('buckle', buckle, { kind: 'metal' }, '#d8bd74', { cell: 0.003 })] : [])];
  },
};
