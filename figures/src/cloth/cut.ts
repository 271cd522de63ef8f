import type { Fit, Hem, Sleeve } from '../../../lib/domain/wardrobe/models';
import type { Body } from '../body/body';
import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Material, Part } from '../scene/part';
import { smoothstep } from '../sdf/scalar';
import { FITS, SLEEVES, getHemHeight } from './fit';
import { UPPER_BOUNDS, Upper } from './upper';
import type { NeckHole, UpperSpec } from './upper-spec';
import type { Wearing } from './worn';

/** Room that a garment gets for each layer under it. */
export const PER_LAYER = 0.0085;

/** Returns a neck hole by name, with sizes relative to a crew neck. */
export function neckHole(
  body: Body,
  ease: number,
  kind: 'crew' | 'wide' | 'scoop' | 'square' | 'v' | 'high',
): NeckHole {
  const a = body.loft.a(body.neck) + ease * 0.5;
  const b = body.loft.b(body.neck) + ease * 0.5;
  const z = body.neck + 0.012;
  if (kind === 'high') return { y: -0.008, z: z + 0.012, a: a + 0.012, b: b + 0.008, c: 0.045 };
  if (kind === 'wide') return { y: -0.018, z: z + 0.002, a: a + 0.05, b: b + 0.022, c: 0.058 };
  if (kind === 'scoop') return { y: -0.03, z, a: a + 0.03, b: b + 0.035, c: 0.1 };
  if (kind === 'square') return { y: -0.03, z, a: a + 0.045, b: b + 0.04, c: 0.1 };
  if (kind === 'v') return { y: -0.022, z, a: a + 0.022, b: b + 0.018, c: 0.062 };
  return { y: -0.016, z, a: a + 0.02, b: b + 0.016, c: 0.055 };
}

interface Cut extends Partial<UpperSpec> {
  fit: Fit;
  hemAt: Hem;
  sleeveTo: Sleeve;
  neck: NeckHole;
}

/** Builds an upper garment from the catalogue's fit, hem and sleeve. Further fields of the cut override the result. */
export function cutUpper(
  worn: Pick<Wearing, 'body' | 'layer' | 'seed' | 'tucked'>,
  { fit, hemAt, sleeveTo, ...overrides }: Cut,
): Upper {
  const { body, layer, seed, tucked } = worn;
  const size = FITS[fit];
  const room = size.ease + layer * PER_LAYER;
  const belt = body.belt;
  const tuckedEase = (z: number) => 0.003 + room * smoothstep(belt, belt + 0.08, z);
  const sleeveRoom = size.sleeve + layer * PER_LAYER * 0.8;
  const short = SLEEVES[sleeveTo] < 0.6 && SLEEVES[sleeveTo] > 0;
  return new Upper(body, {
    hem: tucked ? belt - 0.03 : getHemHeight(body, hemAt),
    sleeve: SLEEVES[sleeveTo],
    ease: tucked ? tuckedEase : () => room,
    drape: tucked ? Math.min(size.drape, 0.3) : Math.min(0.94, size.drape + layer * 0.1),
    sleeveEase: short
      ? (s) => (sleeveRoom + 0.03 * s + (fit === 'oversized' ? 0.02 * s : 0)) * body.sleeveRoom
      : (s) => (sleeveRoom + 0.01 * Math.sin(s * 3.1) * (size.sleeve / 0.016)) * body.sleeveRoom,
    folds: size.folds,
    seed: seed % 97,
    ...(tucked && { waistband: belt }),
    ...overrides,
    // Only long sleeves bunch at the wrist.
    ...(short && { cuffBunch: 0 }),
  });
}

/** Builds the main surface of an upper garment. The thin edge of a short sleeve needs finer cells than the rest. */
export const upperPart = (
  upper: Upper,
  name: string,
  material: Material,
  color: Hex,
  cell = upper.spec.sleeve > 0 && upper.spec.sleeve < 0.6 ? 0.0056 : 0.0074,
): Part => ({
  name,
  field: upper.cloth,
  bounds: UPPER_BOUNDS,
  cell,
  material,
  paint: color,
  uv: upper.uv,
});
