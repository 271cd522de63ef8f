import { outsideStand, shirtCollar, standCollar } from '../cloth/collars';
import { upperPart } from '../cloth/cut';
import { cuffs, hemBand, neckBand } from '../cloth/bands';
import { buttonRow } from '../cloth/buttons';
import { zip } from '../cloth/zip';
import type { Upper } from '../cloth/upper';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import { makeOuterLayer, frontEdges, hole, shell, slantPockets } from './outer-shell';
import { linear, mixRgb, shade } from '../scene/colour';
import type { Material, Part } from '../scene/part';
import { type Field, smoothstep } from '../sdf/scalar';

/** Height of the rib band round the hem, of which half is below the hem. */
const HEM_BAND = 0.062;

/** Half-width of the gap of a stand collar above an open front, in which collars beneath are seen. */
const PARTED = 0.046;

/** Builds a short jacket with ribs: Harrington, blouson, bomber, varsity or track. */
export function ribbed(worn: Wearing<'jacket'>): Dressed {
  const { body, color, trim, params: p } = worn;
  const bomber = p.style === 'bomber' || p.style === 'varsity';
  const upper = shell(
    worn,
    { fit: p.fit, hemAt: p.hem, sleeveTo: 'long', neck: hole(body, worn.layer), folds: 0.011, cuffBunch: 0.9 },
    0.014,
  );
  const ribColor = trim ?? shade(color, 0.15);
  const rib: Material = { kind: 'rib', scale: 64 };
  const { hem } = upper.spec;
  const sleeveColor = p.style === 'varsity' && trim ? trim : color;
  const isTrack = p.style === 'track';
  // Track jackets are of dense, slightly shiny jersey.
  const cloth: Material = isTrack ? { kind: 'technical' } : getPlainMaterial(worn);
  const main = upperPart(upper, 'jacket', isTrack ? cloth : getClothMaterial(worn), color, isTrack ? 0.0056 : 0.0072);
  if (isTrack) main.paint = trackPaint(upper, color, ribColor);
  if (p.style === 'varsity') main.paint = varsityPaint(upper, color, sleeveColor);
  const parts: Part[] = [
    main,
    hemBand(upper, HEM_BAND, rib, ribColor, 0.01),
    cuffs(upper, 0.05, upper.spec.sleeveEase(0.96) - 0.006, 0.018, rib, ribColor),
  ];
  if (bomber) parts.push(neckBand(upper, 0.02, 0.022, rib, ribColor));
  else
    parts.push(
      ...(isTrack || p.style === 'harrington'
        ? [
            standCollar(
              body,
              { material: cloth, color },
              isTrack ? 0.055 : 0.045,
              0.088,
              0.016,
              worn.open ? PARTED : 0.02,
            ),
          ]
        : shirtCollar(body, upper.outside, { material: getPlainMaterial(worn), color }, 0.5, 1.1, 1.5 + worn.layer)),
    );
  if (worn.open) parts.push(...frontEdges(upper, cloth, isTrack ? ribColor : color, isTrack ? 0.011 : 0.018));
  else if (p.style === 'varsity')
    parts.push(...buttonRow(upper.outside, 0, body.neck - 0.05, hem + 0.02, 0.085, 0.0105, '#e9e4da'));
  else parts.push(...zip(upper.outside, body.neck - 0.02, hem, '#a9a59c'));
  const dressed = makeOuterLayer(upper, parts, slantPockets(upper, body.hip + 0.13));
  const stand = p.style === 'harrington' || isTrack ? outsideStand(body, 0.088, upper.spec.gap ?? (() => 0)) : () => -1;
  const cover = coverWithBand(upper);
  return { ...dressed, cover: (x, y, z) => Math.max(cover(x, y, z), stand(x, y, z)) };
}

/** Returns where the jacket and the band at its hem hide what is beneath. Longer tops are seen below the band. */
function coverWithBand(upper: Upper): Field {
  const { hem } = upper.spec;
  const [top, bottom] = [hem + 0.03, hem + 0.005 - HEM_BAND / 2];
  return (x, y, z) => {
    const isAtBand = z < top && z > bottom && upper.loft.distance(x, y, z) < 0.02;
    return isAtBand ? Math.min(upper.cover(x, y, top), z - bottom - 0.004) : upper.cover(x, y, z);
  };
}

const varsityPaint = (upper: Upper, bodyColor: Wearing['color'], sleeve: Wearing['color']): Part['paint'] => {
  const [a, b] = [linear(bodyColor), linear(sleeve)];
  return (x, y, z) => mixRgb(a, b, smoothstep(-0.003, 0.003, upper.onSleeve(x, y, z)));
};

/** Middle and half-width of the stripe along a sleeve, as angles from the front. */
const STRIPE = { at: 0.98, half: 0.24 };

const trackPaint = (upper: Upper, color: Wearing['color'], stripe: Wearing['color']): Part['paint'] => {
  const [a, b] = [linear(color), linear(stripe)];
  return (x, y, z) => {
    const limb = upper.body.arms[x > 0 ? 'left' : 'right'].locate(x, y, z);
    const outwards = limb.angle(x, y, z) * (x > 0 ? -1 : 1);
    const off = Math.abs(outwards - STRIPE.at) - STRIPE.half;
    return mixRgb(a, b, smoothstep(0.04, -0.04, off) * smoothstep(-0.02, 0.01, upper.onSleeve(x, y, z)));
  };
};
