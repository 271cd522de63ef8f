import { softCollar } from '../cloth/collars';
import { cutUpper, neckHole } from '../cloth/cut';
import { getHemHeight } from '../cloth/fit';
import { cuffs, hemBand, neckBand } from '../cloth/bands';
import { buttonRow } from '../cloth/buttons';
import { front, patch } from '../cloth/patch';
import { zip } from '../cloth/zip';
import type { Upper } from '../cloth/upper';
import type { Dressed, Wearing } from '../cloth/worn';
import { GAUGES, knitParts } from './knit-gauge';
import { makeDressed } from './make-dressed';
import { vBand } from './v-band';
import { shade } from '../scene/colour';
import type { Material, Part } from '../scene/part';
import { smax } from '../sdf/scalar';

/** Half-width of the front at the hem of a cardigan that is unbuttoned from the waist down. */
const CUTAWAY = 0.06;

export function cardigan(worn: Wearing<'cardigan'>): Dressed {
  const { params: p, body, color, trim, open } = worn;
  const extra = GAUGES[p.gauge].extra;
  const { overDress = false } = worn;
  const round = (p.neck === 'round' || p.neck === 'collar') && !overDress;
  const breakAt = body.bust - 0.03;
  const hem = getHemHeight(body, p.hem);
  // Over a dress, only the buttons of the middle are fastened: the dress is seen in one piece above and below them.
  const lastButton = overDress && !p.zip ? Math.max(hem, body.waist + 0.01) : hem;
  const vee = (z: number) => {
    if (z > breakAt) return 0.078 * ((z - breakAt) / (body.neck + 0.01 - breakAt));
    return z < lastButton && lastButton > hem ? CUTAWAY * ((lastButton - z) / (lastButton - hem)) : -1;
  };
  const wide = (z: number) => 0.055 + 0.045 * (body.neck - z);
  const gap = open ? wide : round ? undefined : vee;
  const upper = cutUpper(worn, {
    fit: p.fit,
    hemAt: p.hem,
    sleeveTo: 'long',
    neck: neckHole(body, 0.02 + extra, 'crew'),
    cuffBunch: 0.9,
    ...(gap ? { gap } : {}),
  });
  const { parts, rib } = knitParts(upper, worn, p.gauge === 'cable' && open ? 'chunky' : p.gauge, 'cardigan');
  const edge = trim ?? color;
  parts.push(hemBand(upper, 0.05, rib, edge), cuffs(upper, 0.045, 0.012, 0.016, rib, edge));
  if (gap) parts.push(vBand(upper, gap, rib, edge, 0.026));
  if (round && !open) parts.push(neckBand(upper, 0.02, 0.01, rib, edge));
  if (p.neck === 'collar') parts.push(...softCollar(body, upper.outside, { material: rib, color: edge }, 0.8, 1));
  if (!open) parts.push(...closing(upper, worn, [lastButton, round ? body.neck - 0.03 : breakAt - 0.005], rib, edge));
  return makeDressed(upper, parts);
}

function closing(
  upper: Upper,
  worn: Wearing<'cardigan'>,
  [bottom, top]: readonly [number, number],
  rib: Material,
  edge: Part['paint'],
): Part[] {
  if (worn.params.zip) return zip(upper.outside, top, bottom + 0.01, '#c9c4ba');
  const strip: Part = {
    name: 'band',
    field: patch(
      upper.outside,
      0.002,
      0.012,
      front((x, z) => smax(Math.abs(x) - 0.02, Math.abs(z - (top + bottom) / 2) - (top - bottom) / 2 - 0.01, 0.004)),
      0.008,
    ),
    bounds: [-0.06, -0.5, bottom - 0.03, 0.06, 0.03, top + 0.04],
    cell: 0.005,
    material: rib,
    paint: edge,
    uv: (x, _y, z) => [z, x],
  };
  return [strip, ...buttonRow(upper.outside, 0, top - 0.02, bottom + 0.02, 0.078, 0.011, shade(worn.color, 0.45))];
}
