import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { makePosedBody } from '../src/figure/posed-body';
import { type Layer, bodyLayers } from '../src/figure/layers';
import { surfaceNets } from '../src/sdf/surface-nets';

/** Tolerance for folds and pleats, which may touch the cloth over them. */
const TOLERANCE = 0.006;

/** Returns the distance of a coat's outside from the body's centre at a height. */
function depthAt({ surface }: Layer, z: number): number {
  let y = -0.6;
  while (y < 0 && surface!(0.12, y, z) > 0) y += 0.001;
  return -y;
}

/** Returns the share of a skirt that penetrates the coat over it, and the coat's drape. */
function measure(outfit: Outfit) {
  const body = makePosedBody(outfit);
  const layers = bodyLayers(outfit, body);
  const coat = layers.find(({ kind }) => kind === 'coat' || kind === 'padded');
  if (!coat) return [];
  const { positions } = surfaceNets(coat.parts[0]!.field, coat.parts[0]!.bounds, 0.03);
  let hem = Infinity;
  for (let i = 2; i < positions.length; i += 3) hem = Math.min(hem, positions[i]!);
  if (hem > body.crotch - 0.03) return [];
  const hangs = { hips: depthAt(coat, body.hip), hem: depthAt(coat, hem + 0.06) };
  const skirt = layers.find(({ kind }) => kind === 'skirt' || kind === 'dress');
  if (!skirt) return [{ id: outfit.id, hangs, under: 0, out: 0 }];
  const { field, bounds, cell, slack } = skirt.parts[0]!;
  const cloth = surfaceNets(field, bounds, cell * 2, slack).positions;
  let under = 0;
  let out = 0;
  for (let i = 0; i < cloth.length; i += 3) {
    const z = cloth[i + 2]!;
    if (z < hem + 0.03 || z > body.hip) continue;
    under++;
    if (coat.surface!(cloth[i]!, cloth[i + 1]!, z) > TOLERANCE) out++;
  }
  return [{ id: outfit.id, hangs, under, out: under && out / under }];
}

const CUTS = ['coat', 'padded', 'skirt', 'dress'];

/** Returns a key of person, skirt, coat and its opening; colours and other garments do not matter. */
const getCutKey = ({ gender, base, layers }: Outfit): string =>
  [...base, ...layers]
    .filter(({ garment }) => CUTS.includes(getGarment(garment).model.kind))
    .reduce((cut, { garment, open }) => `${cut} ${garment}${open ? ' open' : ''}`, gender as string);

const coats = [...new Map(OUTFITS.map((outfit) => [getCutKey(outfit), outfit])).values()].flatMap(measure);
export type Coat = (typeof coats)[number];

process.stdout.write(JSON.stringify(coats));
