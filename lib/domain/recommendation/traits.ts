import { brandError } from '@/lib/brand-error';
import { ORDINARY_PERMEABILITY } from '../comfort/heat-balance';
import { SHARE_IN_ENSEMBLE, getEnsembleClo } from '../wardrobe/insulation';
import { hasNoSleeve } from '../wardrobe/sleeves';
import type { Garment, Outfit, WornGarment } from '../wardrobe/wardrobe';
import { getExtraLayers, type ExtraLayers } from './extra-layer';

/** One way to wear an outfit: the number of layers that are on, and whether the outermost is open. */
export interface WornState {
  clo: number;
  layers: number;
  open: boolean;
  inFull: boolean;
  /** Scarf, gloves and warm hat of the picture are on. */
  wrapped: boolean;
  extra: boolean;
  /** Air permeability of the outermost layer, l/(m² s). */
  airPermeability: number;
  waterResistant: boolean;
  windproof: boolean;
}

/** Facts of an outfit that the rules use. */
export interface Traits {
  /** By insulation, ascending. */
  states: readonly [WornState, ...WornState[]];
  /** Whether some state keeps rain out, counts as windproof, and lets less air through than ordinary clothes. */
  waterResistant: boolean;
  windproof: boolean;
  stopsWind: boolean;
  thermals: boolean;
  extras: ExtraLayers;
  layered: boolean;
  /** The outermost layer is a coat, padding or leather: too heavy or too large to be carried for long. */
  coat: boolean;
  /** Number of layers above the waist, including thermal underwear. */
  upperLayers: number;
  /** Shorts, or a dress or skirt that ends above the knee. */
  short: boolean;
  sleeveless: boolean;
  jeans: boolean;
  sweatshirt: boolean;
  sportswear: boolean;
  wicking: boolean;
  /** Suede, canvas or a floor-length hem. */
  spoiltByWater: boolean;
  slowToDry: boolean;
  quickDrying: boolean;
  waterproofShoes: boolean;
  /** Canvas shoes and leather loafers, which heavy rain soaks. */
  soakingShoes: boolean;
  openShoes: boolean;
  bareLegs: boolean;
  warmPieces: boolean;
  /** Warm neckwear, so no necktie. */
  neckwear: boolean;
  handwear: boolean;
  boots: boolean;
  headwear: boolean;
  eyewear: boolean;
  sunglasses: boolean;
  mask: boolean;
  umbrella: boolean;
}

export type GarmentMap = ReadonlyMap<string, Garment>;

/** Thrown if an outfit contains a garment that the wardrobe does not have, which is an error in the tables. */
export class UnknownGarmentError extends Error {
  static {
    brandError(this, 'UnknownGarmentError');
  }

  constructor(outfit: Outfit, garment: string) {
    super(`outfit ${outfit.id} wears ${garment}, which the wardrobe does not have.`);
  }
}

const COATS: readonly string[] = ['coat', 'padded', 'leather-jacket'];

const known = new WeakMap<GarmentMap, WeakMap<Outfit, Traits>>();

/** Returns the traits of an outfit. Results are cached, because the tables are constant. Throws UnknownGarmentError. */
export function getTraits(outfit: Outfit, garments: GarmentMap): Traits {
  const ofWardrobe = known.get(garments) ?? new WeakMap<Outfit, Traits>();
  known.set(garments, ofWardrobe);
  const traits = ofWardrobe.get(outfit) ?? computeTraits(outfit, garments);
  ofWardrobe.set(outfit, traits);
  return traits;
}

function computeTraits(outfit: Outfit, garments: GarmentMap): Traits {
  const find = ({ garment: id }: WornGarment): Garment => {
    const garment = garments.get(id);
    if (!garment) throw new UnknownGarmentError(outfit, id);
    return garment;
  };
  const [base, layers, accessories] = [outfit.base.map(find), outfit.layers.map(find), outfit.accessories.map(find)];
  const shoes = find(outfit.shoes);
  const clothes = [...base, ...layers];
  const has = (slot: Garment['slot']) => accessories.some((garment) => garment.slot === slot);
  const states = listStates([...base, shoes], layers, accessories);
  return {
    states,
    waterResistant: states.some(({ waterResistant }) => waterResistant),
    windproof: states.some(({ windproof }) => windproof),
    stopsWind: states.some(({ airPermeability }) => airPermeability !== ORDINARY_PERMEABILITY),
    extras: getExtraLayers(base, layers, clothes.some(isSportswear)),
    short: base.some(isAboveKnee),
    sleeveless: isSleeveless(base),
    jeans: base.some(({ slot, fabric }) => slot === 'bottom' && fabric === 'denim'),
    sweatshirt: clothes.some(({ model }) => model.kind === 'sweatshirt' || model.kind === 'hoodie'),
    sportswear: [...clothes, shoes].some(isSportswear),
    wicking: base.filter(isMain).every(({ wicking }) => wicking),
    spoiltByWater: [...clothes, shoes, ...accessories].some(isSpoiltByWater),
    slowToDry: base.some(({ slot, fabric }) => slot === 'bottom' && SLOW_TO_DRY.includes(fabric)),
    quickDrying: base.filter(isLower).every(({ fabric, wicking }) => wicking || QUICK_TO_DRY.includes(fabric)),
    waterproofShoes: shoes.waterproof !== 'no',
    soakingShoes: shoes.fabric === 'canvas' || (shoes.model.kind === 'loafers' && shoes.fabric === 'leather'),
    openShoes: shoes.model.kind === 'sandals',
    bareLegs: hasBareLegs(base),
    thermals: base.some(({ model }) => model.kind === 'thermal' && model.params.neck !== 'crew'),
    layered: layers.length > 0,
    coat: COATS.includes(layers.at(-1)?.model.kind ?? ''),
    upperLayers: clothes.filter(coversUpperBody).length,
    warmPieces: accessories.some(isWarmPiece),
    neckwear: accessories.some((garment) => garment.slot === 'neckwear' && isWarmPiece(garment)),
    handwear: has('handwear'),
    boots: shoes.model.kind === 'boots' && shoes.waterproof === 'yes',
    headwear: has('headwear'),
    eyewear: has('eyewear'),
    sunglasses: accessories.some(isTinted),
    mask: has('mask'),
    umbrella: has('umbrella'),
  };
}

/**
 * Returns the ways to wear an outfit. Scarf, gloves and hat come off first, then layers from the outermost, which can
 * also be open.
 */
function listStates(base: Garment[], layers: Garment[], accessories: Garment[]): Traits['states'] {
  const counts = Array.from({ length: layers.length + 1 }, (_, count) => count);
  const states = counts.flatMap((count) => listLayerStates(base, layers, count));
  const warm = accessories.filter(isWarmPiece);
  const [full] = listLayerStates([...base, ...warm], layers, layers.length);
  const wrapped = warm.length > 0 && full ? [{ ...full, wrapped: true }] : [];
  return [...states, ...wrapped].sort((a, b) => a.clo - b.clo) as [WornState, ...WornState[]];
}

/** Share of the insulation that remains when a coat or jacket is open. A judgement. */
const LEFT_WHEN_OPEN = 0.7;

function listLayerStates(base: readonly Garment[], layers: readonly Garment[], count: number): WornState[] {
  const worn = layers.slice(0, count);
  const outermost = worn.at(-1);
  const clo = getEnsembleClo([...base, ...worn]);
  const state = (open: boolean): WornState => {
    // An open coat or a vest stops neither wind nor rain.
    const shell = outermost && !open && !hasNoSleeve(outermost) ? outermost : undefined;
    return {
      clo: open ? clo - SHARE_IN_ENSEMBLE * (1 - LEFT_WHEN_OPEN) * (outermost?.insulationClo ?? 0) : clo,
      layers: count,
      open,
      inFull: count === layers.length,
      wrapped: false,
      extra: false,
      airPermeability: shell?.airPermeability ?? ORDINARY_PERMEABILITY,
      waterResistant: shell !== undefined && shell.waterproof !== 'no',
      windproof: shell?.windproof === true,
    };
  };
  return outermost && opensInFront(outermost) ? [state(false), state(true)] : [state(false)];
}

/** Returns whether a layer can be worn open. Pullovers cannot, and an open vest makes no difference. */
const opensInFront = (garment: Garment) => !hasNoSleeve(garment) && !isPullover(garment);

const isPullover = ({ model }: Garment) =>
  model.kind === 'knit' ||
  model.kind === 'sweatshirt' ||
  (model.kind === 'hoodie' && !model.params.zip) ||
  ('front' in model.params && model.params.front === 'half-zip');

const WARM_SLOTS: readonly Garment['slot'][] = ['neckwear', 'handwear', 'headwear'];
const LEAST_WARM_CLO = 0.02;

/** Returns whether an accessory keeps warm: scarves, gloves and warm hats, but no berets or neckties. */
export const isWarmPiece = ({ slot, insulationClo }: Garment): boolean =>
  WARM_SLOTS.includes(slot) && insulationClo >= LEAST_WARM_CLO;

const isTinted = ({ model }: Garment) => model.kind === 'eyewear' && model.params.tint > 0;
const coversUpperBody = ({ slot, model }: Garment) =>
  slot === 'top' || slot === 'dress' || slot === 'outer' || (model.kind === 'thermal' && model.params.part === 'top');
const isMain = ({ slot }: Garment) => slot === 'top' || slot === 'bottom' || slot === 'dress';
const isAboveKnee = ({ slot, model: { kind, params } }: Garment) =>
  kind === 'shorts' ||
  ((slot === 'bottom' || slot === 'dress') && 'hem' in params && ['micro', 'mini'].includes(params.hem));

function isSleeveless(base: readonly Garment[]): boolean {
  const upper = base.filter(({ slot }) => slot === 'top' || slot === 'dress');
  return upper.length > 0 && upper.every(hasNoSleeve);
}

const isSportswear = ({ slot, formality, fabric }: Garment) =>
  formality === 0 || (slot === 'outer' && fabric === 'technical' && formality <= 1);

const isSpoiltByWater = ({ fabric, floorLength }: Garment) =>
  fabric === 'suede' || fabric === 'canvas' || floorLength === true;

const isLower = ({ slot }: Garment) => slot === 'bottom' || slot === 'dress';
const QUICK_TO_DRY: readonly Garment['fabric'][] = ['technical', 'linen', 'chiffon'];
const SLOW_TO_DRY: readonly Garment['fabric'][] = ['denim', 'corduroy', 'wool', 'fleece'];
const SHORT_HEMS: readonly string[] = ['micro', 'mini', 'knee'];

const isShort = ({ slot, model: { params } }: Garment) =>
  (slot === 'bottom' || slot === 'dress') && 'hem' in params && SHORT_HEMS.includes(params.hem);

function hasBareLegs(base: readonly Garment[]): boolean {
  const covered = base.some(({ slot, insulationClo }) => slot === 'legwear' && insulationClo >= 0.05);
  return !covered && base.some(isShort);
}
