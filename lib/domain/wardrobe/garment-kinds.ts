import type { GarmentKind } from '@/lib/contract/garment-kind';
import { hasNoSleeve } from './sleeves';
import type { Garment, Outfit, WornGarment } from './wardrobe';

type GarmentMap = ReadonlyMap<string, Garment>;

const hasNeck = ({ model: { params } }: Garment, necks: readonly string[]) =>
  'neck' in params && necks.includes(params.neck);

const ON_THE_SHOULDERS: readonly Garment['slot'][] = ['top', 'dress', 'underlayer'];

/** Tests whether a garment is of a kind. 'sleeveless' is missing because it depends on the whole outfit. */
const PIECES: Record<Exclude<GarmentKind, 'sleeveless'>, (garment: Garment) => boolean> = {
  skirts: ({ model }) => model.kind === 'skirt',
  dresses: ({ slot }) => slot === 'dress',
  shorts: ({ model }) => model.kind === 'shorts' || (model.kind === 'leggings' && model.params.hem === 'knee'),
  leggings: ({ model }) => model.kind === 'leggings' && model.params.hem !== 'knee',
  jeans: ({ model }) => model.kind === 'trousers' && model.params.style === 'jeans',
  turtlenecks: (garment) => garment.slot !== 'underlayer' && hasNeck(garment, ['turtle', 'half-turtle']),
  leather: ({ slot, fabric }) => fabric === 'leather' && (slot === 'outer' || slot === 'bottom'),
  'long-padding': ({ model }) => model.kind === 'padded' && model.params.hem === 'midi',
  hats: ({ slot, model }) => slot === 'headwear' && model.kind !== 'earmuffs',
  heels: ({ model }) =>
    model.kind === 'heels' || ((model.kind === 'sandals' || model.kind === 'boots') && model.params.style === 'heel'),
  sandals: ({ model }) => model.kind === 'sandals' || model.kind === 'slippers',
};

/** Returns whether all tops are sleeveless. A vest over a shirt does not count. */
function isSleeveless(base: readonly Garment[]): boolean {
  const upper = base.filter(({ slot }) => ON_THE_SHOULDERS.includes(slot));
  return upper.length > 0 && upper.every(hasNoSleeve);
}

const known = new WeakMap<GarmentMap, WeakMap<Outfit, ReadonlySet<GarmentKind>>>();

export function getWornKinds(outfit: Outfit, garments: GarmentMap): ReadonlySet<GarmentKind> {
  const ofThese = known.get(garments) ?? new WeakMap<Outfit, ReadonlySet<GarmentKind>>();
  known.set(garments, ofThese);
  const kinds = ofThese.get(outfit) ?? computeWornKinds(outfit, garments);
  ofThese.set(outfit, kinds);
  return kinds;
}

function computeWornKinds(
  { base, layers, shoes, accessories }: Outfit,
  garments: GarmentMap,
): ReadonlySet<GarmentKind> {
  const find = (worn: readonly WornGarment[]) =>
    worn.map(({ garment }) => garments.get(garment)).filter((garment) => garment !== undefined);
  const all = find([...base, ...layers, shoes, ...accessories]);
  const kinds = (Object.keys(PIECES) as (keyof typeof PIECES)[]).filter((kind) => all.some(PIECES[kind]));
  return new Set<GarmentKind>([...kinds, ...(isSleeveless(find(base)) ? (['sleeveless'] as const) : [])]);
}

export const wearsNoKind = (kinds: readonly GarmentKind[], outfit: Outfit, garments: GarmentMap): boolean => {
  const worn = getWornKinds(outfit, garments);
  return !kinds.some((kind) => worn.has(kind));
};
