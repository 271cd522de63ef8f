import { hasNoSleeve } from '../wardrobe/sleeves';
import type { ColorId, Garment, Outfit, OutfitWeather, Slot } from '../wardrobe/wardrobe';
import type { GarmentMap } from './traits';

/** Visible properties of an outfit, apart from insulation, that may look strange in the day's weather. */
export interface PictureTraits {
  /** Visible padding, down, shearling or mohair. */
  wintry: boolean;
  /** Padding under another layer. */
  paddedWithin: boolean;
  /** Padding of any kind under another layer. */
  paddedUnder: boolean;
  paddedVest: boolean;
  woolCoat: boolean;
  /** A wool coat or a jacket of tweed or other thick wool, but no suit. */
  woolOuter: boolean;
  /** The outermost layer is padding. */
  paddedShell: boolean;
  hoodedShell: boolean;
  /** Straw, rattan, linen, satin, bare shoulders, leather and suede. */
  dislikesRain: boolean;
  /** White or nearly white trousers, skirt or dress, on which splashes are seen, and which are not made for rain. */
  palePieces: boolean;
  summery: boolean;
  /** A knit, fleece or brushed top, or wool trousers. */
  thickBase: boolean;
  /** Fur or padded boots. */
  winterBoots: boolean;
  /** Leather boots. */
  boots: boolean;
  clogs: boolean;
  /** Raincoat or rain boots. */
  rainWear: boolean;
  thermals: boolean;
  straw: boolean;
  /** A short or wide skirt, or a hat with a wide brim. */
  flapping: boolean;
  /** Weather that the outfit is made for; null for any weather. */
  weather: OutfitWeather | null;
}

const known = new WeakMap<Outfit, PictureTraits>();

export function getPictureTraits(outfit: Outfit, garments: GarmentMap): PictureTraits {
  const picture = known.get(outfit) ?? inspectPicture(outfit, garments);
  known.set(outfit, picture);
  return picture;
}

function inspectPicture({ base, layers, shoes, accessories, weather }: Outfit, garments: GarmentMap): PictureTraits {
  const find = ({ garment }: { garment: string }) => garments.get(garment) ?? [];
  const under = base.flatMap(find);
  const over = layers.flatMap(find);
  const clothes = [...under, ...over];
  const carried = accessories.flatMap(find);
  const feet = [find(shoes)].flat();
  const outermost = over.at(-1);
  const within = over.slice(0, -1).filter(({ fabric }) => fabric === 'padding');
  return {
    wintry: clothes.some((garment) => isWintry(garment) && !within.includes(garment)),
    paddedWithin: within.some(isWintry),
    paddedUnder: within.length > 0,
    paddedVest: over.some((garment) => garment.fabric === 'padding' && hasNoSleeve(garment)),
    woolCoat: over.some(({ fabric, model }) => fabric === 'wool' && model.kind === 'coat'),
    woolOuter: over.some(
      ({ slot, fabric, formality }) => slot === 'outer' && fabric === 'wool' && formality < SUIT_FORMALITY,
    ),
    paddedShell: outermost?.fabric === 'padding',
    hoodedShell: over.some(isHoodedShell),
    dislikesRain: [...clothes, ...feet, ...carried].some(dislikesRain) || isBareShouldered(under, over),
    palePieces:
      weather !== 'rain' &&
      base.some((piece) => PALE.includes(piece.colorId) && SPLASHED.includes(garments.get(piece.garment)?.slot)),
    summery: [...clothes, ...carried].some(({ fabric }) => fabric === 'linen'),
    thickBase: under.some(({ slot, fabric, insulationClo }) =>
      slot === 'bottom' ? THICK_CLOTH.includes(fabric) : slot !== 'underlayer' && insulationClo >= THICK_TOP_CLO,
    ),
    winterBoots: feet.some(({ model }) => model.kind === 'boots' && ['fur', 'padded'].includes(model.params.style)),
    boots: feet.some(({ model }) => model.kind === 'boots' && model.params.style !== 'rain'),
    clogs: feet.some(({ model }) => model.kind === 'slippers'),
    rainWear: [...over, ...feet].some(isRainWear),
    thermals: under.some(({ model }) => model.kind === 'thermal' && model.params.neck !== 'crew'),
    straw: carried.some(({ slot, fabric }) => fabric === 'linen' && (slot === 'headwear' || slot === 'bag')),
    flapping: [...under, ...carried].some((garment) => isLooseSkirt(garment) || isWideBrimmed(garment)),
    weather: weather ?? null,
  };
}

const PALE: readonly ColorId[] = ['white', 'ivory', 'cream'];
const SPLASHED: readonly (Slot | undefined)[] = ['bottom', 'dress'];
/** Suits are of thin wool, and an office requires them in rain too. */
const SUIT_FORMALITY = 4;
const THICK_TOP_CLO = 0.33;
const THICK_CLOTH: readonly Garment['fabric'][] = ['wool', 'fleece', 'corduroy', 'padding'];

const isWintry = ({ fabric, model }: Garment) =>
  fabric === 'padding' ||
  (model.kind === 'leather-jacket' && model.params.style === 'shearling') ||
  (model.kind === 'knit' && model.params.gauge === 'mohair');

const isHoodedShell = ({ windproof, fabric, model }: Garment) =>
  windproof && fabric !== 'padding' && 'hood' in model.params && model.params.hood === true;

/**
 * Returns whether rain spoils a garment. Leather bags and belts are worn in rain, leather jackets and sandals are not.
 */
const dislikesRain = ({ slot, fabric, model }: Garment) =>
  fabric === 'linen' ||
  fabric === 'suede' ||
  (model.kind === 'skirt' && model.params.shape === 'slip') ||
  (fabric === 'leather' && (slot === 'outer' || model.kind === 'sandals' || model.kind === 'slippers'));

const NARROW_SKIRTS: readonly string[] = ['pencil', 'slip', 'straight', 'mermaid'];

const isLooseSkirt = ({ model }: Garment): boolean => {
  if (model.kind !== 'skirt' && model.kind !== 'dress') return false;
  const shape = model.kind === 'skirt' ? model.params.shape : model.params.skirt;
  return model.params.hem === 'micro' || model.params.hem === 'mini' || !NARROW_SKIRTS.includes(shape);
};

const isWideBrimmed = ({ model }: Garment): boolean => model.kind === 'bucket-hat' && model.params.brim === 'wide';

const isBareShouldered = (under: readonly Garment[], over: readonly Garment[]) =>
  over.length === 0 && under.filter(({ slot }) => slot === 'top' || slot === 'dress').every(hasNoSleeve);

const isRainWear = ({ model }: Garment) =>
  (model.kind === 'coat' && model.params.style === 'raincoat') ||
  (model.kind === 'boots' && model.params.style === 'rain');
