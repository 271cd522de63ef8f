import { addToOutfit } from '@/lib/domain/wardrobe/additions';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import type { Model, ModelKind } from '@/lib/domain/wardrobe/models';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { makePosedBody } from '../src/figure/posed-body';
import { type Layer, bodyLayers } from '../src/figure/layers';
import { getHemHeight } from '../src/cloth/fit';
import { touch } from '../src/cloth/patch';
import type { Field } from '../src/sdf/scalar';
import { surfaceNets } from '../src/sdf/surface-nets';

/** Outfits that together cover every kind of layer over every kind below it. */
const SAMPLE = [
  'male-business-navy-blazer-stripe-tie',
  'male-business-gray-blazer-knit-vest',
  'female-daily-trench-vest-shirt',
  'female-business-trench-cardigan-blouse',
  'female-business-coat-over-blazer',
  'male-business-long-down-over-suit',
  'male-daily-field-jacket-down-vest',
  'male-daily-denim-jacket-hoodie',
  'male-daily-leather-zip-hoodie',
  'male-date-harrington-knit-polo-jeans',
  'male-daily-windbreaker-nylon-shorts',
  'female-activity-cold-hike-hardshell-fleece',
  'female-business-long-coat-down-vest-layered',
  'female-date-pink-long-down-layers',
];

const LOWER = ['trousers', 'skirt', 'shorts', 'tights', 'socks', 'leggings'];
/** Distance beyond which a sample penetrates the cloth over it. */
const TOLERANCE = 0.003;

function getUpperLayers(outfit: Outfit): Layer[] {
  return bodyLayers(outfit, makePosedBody(outfit)).filter(
    ({ kind, parts }) => parts.length > 0 && !LOWER.includes(kind),
  );
}

/** Returns the covered area of the inner garment's front and sleeves, and the share that penetrates. */
function compare(inner: Layer, outer: Layer) {
  const main = inner.parts[0]!;
  const { positions } = surfaceNets(main.field, main.bounds, main.cell * 2, main.slack);
  // A padded coat's surface is only its trunk; its solid cloth includes the sleeves.
  const outside = (x: number, y: number, z: number) =>
    Math.min(outer.surface!(x, y, z), outer.parts[0]!.field(x, y, z));
  let covered = 0;
  let through = 0;
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    if (y > 0.05 || outer.cover!(x, y, z) <= 0.01) continue;
    covered++;
    if (outside(x, y, z) > TOLERANCE) through++;
  }
  return { covered, through: through / Math.max(1, covered) };
}

const pairs = SAMPLE.flatMap((id) => {
  const outfit = OUTFITS.find((one) => one.id === id);
  if (!outfit) throw new Error(`Unknown outfit: ${id}`);
  const layers = getUpperLayers(outfit);
  return layers.slice(1).map((outer, i) => ({
    pair: `${id}: ${layers[i]!.kind} under ${outer.kind}`,
    ...compare(layers[i]!, outer),
  }));
});

/** Returns whether the closed outermost layer of an outfit hides the dress under it above the bust. */
function hidesNeckline(outfit: Outfit): boolean {
  const dressed = addToOutfit(outfit, ['closed']);
  const body = makePosedBody(dressed);
  const layers = bodyLayers(dressed, body);
  const dress = layers.find(({ kind }) => kind === 'dress')!;
  const z = body.bust + 0.07;
  const [x, y] = touch(dress.surface!, 0, z).at;
  return layers.at(-1)!.cover!(x, y, z) > 0;
}

/** Kinds of layers whose upper buttons are open over a dress. */
const UNBUTTONED: Partial<Record<ModelKind, (params: object) => boolean>> = {
  cardigan: () => true,
  jacket: (params) => 'style' in params && params.style === 'denim',
  coat: (params) => 'style' in params && params.style === 'mac',
};

const overDresses = OUTFITS.flatMap((outfit) => {
  const outer = outfit.layers.at(-1);
  if (!outer || !outfit.base.some(({ garment }) => getGarment(garment).model.kind === 'dress')) return [];
  const { kind, params } = getGarment(outer.garment).model;
  return UNBUTTONED[kind]?.(params) ? [{ id: outfit.id, hidden: hidesNeckline(outfit) }] : [];
});

/** Distance from the middle, at the bust, to which the front of an open layer leaves a vest or cardigan in view. */
const IN_VIEW = 0.1;

const overVests = OUTFITS.flatMap((outfit) => {
  const kinds = outfit.layers.slice(0, -1).map(({ garment }) => getGarment(garment).model);
  const isVestOrCardigan = ({ kind, params }: Model) =>
    kind === 'cardigan' || ('sleeve' in params && params.sleeve === 'none');
  if (!outfit.layers.at(-1)?.open || !kinds.some(isVestOrCardigan)) return [];
  const body = makePosedBody(outfit);
  const outer = bodyLayers(outfit, body).at(-1)!;
  // A sleeve can be in front of one side.
  return [{ id: outfit.id, hidden: [IN_VIEW, -IN_VIEW].every((x) => outer.cover!(x, -0.14, body.bust) > 0) }];
});

/** Outfits with a top and a dress on straps, and whether the top is behind the bodice. */
const underStraps = OUTFITS.flatMap((outfit) => {
  const models = outfit.base.map(({ garment }) => getGarment(garment).model);
  if (!models.some(({ kind, params }) => kind === 'dress' && params.straps) || outfit.base.length < 2) return [];
  const body = makePosedBody(outfit);
  const layers = bodyLayers(outfit, body);
  const [dress] = layers.find(({ kind }) => kind === 'dress')!.parts;
  const top = layers.find(({ kind }) => kind === 'tee');
  const isBehind = (x: number, z: number) => touch(top!.surface!, x, z).at[1] > touch(dress!.field, x, z).at[1];
  const heights = [body.bust - 0.05, body.bust];
  return top ? [{ id: outfit.id, isBehind: heights.every((z) => isBehind(0.04, z) && isBehind(-0.04, z)) }] : [];
});

/** Returns whether cloth hangs in front of the trunk's middle at a height. */
const isClosedAt = (cloth: Field, z: number): boolean => [-0.04, 0, 0.04].every((x) => touch(cloth, x, z).at[1] < 0);

/** Whether a zip hoodie is closed at its hem: beneath a closed, shorter jacket, and beneath an open one. */
const zipped = [true, false].map((isClosed) => {
  const outfit = OUTFITS.find(({ id }) => id === 'female-daily-zip-hoodie-crop-blouson')!;
  const dressed = isClosed ? addToOutfit(outfit, ['closed']) : outfit;
  const body = makePosedBody(dressed);
  const hoodie = bodyLayers(dressed, body).find(({ kind }) => kind === 'hoodie')!;
  return isClosedAt(hoodie.parts[0]!.field, getHemHeight(body, 'hip') + 0.04);
});

/** Whether the band at the hem of a buttoned cardigan is whole below the lowest button. */
const buttoned = [OUTFITS.find(({ id }) => id === 'male-business-cardigan-oxford-slacks')!].map((outfit) => {
  const body = makePosedBody(outfit);
  const band = bodyLayers(outfit, body)
    .at(-1)!
    .parts.find(({ name }) => name === 'hem')!;
  return isClosedAt(band.field, getHemHeight(body, 'hip') - 0.01);
});

/** Largest step between heights of 5 mm down the side of a dress that hangs straight, in metres. */
const steps = [OUTFITS.find(({ id }) => id === 'female-daily-long-tee-dress')!].map((outfit) => {
  const body = makePosedBody(outfit);
  const { field } = bodyLayers(outfit, body).find(({ kind }) => kind === 'dress')!.parts[0]!;
  const heights = Array.from({ length: 60 }, (_, i) => body.bust - 0.05 - i * 0.005);
  const depths = heights.map((z) => touch(field, 0, z).at[1]);
  return Math.max(...depths.slice(1).map((y, i) => Math.abs(y - depths[i]!)));
});

const measures = { pairs, overDresses, overVests, underStraps, zipped, buttoned, steps };
export type LayerMeasures = typeof measures;

process.stdout.write(JSON.stringify(measures));
