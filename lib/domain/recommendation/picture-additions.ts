import type { CategoryId } from '@/lib/contract/category';
import { addToOutfit, ADDITIONS, getPictureId, parsePictureId, type Addition } from '../wardrobe/additions';
import { isAdditionSeen } from '../wardrobe/seen-garments';
import type { OutdoorHour } from '../comfort/aim';
import type { Outfit } from '../wardrobe/wardrobe';
import type { Demands } from './demands';
import { type Fit } from './fit';
import { HAT_BELOW_C, SCARF_BELOW_C } from './wearing';
import type { Traits } from './traits';
import { getReplacementShoes } from './wet-shoes';

/** Pictures that exist, by the id of their outfit. */
export type PicturesByOutfit = ReadonlyMap<string, readonly DressedPicture[]>;

/** A picture of an outfit with additions. */
export interface DressedPicture {
  id: string;
  additions: readonly Addition[];
}

/** Groups the ids of pictures by outfit. Ids that name no additions are left out. */
export function groupPictures(pictureIds: Iterable<string>): PicturesByOutfit {
  const byOutfit = new Map<string, DressedPicture[]>();
  for (const id of pictureIds) {
    const parsed = parsePictureId(id);
    if (!parsed || parsed.additions.length === 0) continue;
    const { outfitId, additions } = parsed;
    byOutfit.set(outfitId, [...(byOutfit.get(outfitId) ?? []), { id, additions }]);
  }
  return byOutfit;
}

/** Returns the additions that an outfit needs on a day, compared with its usual picture, to agree with the texts. */
export function listAdditions(
  outfit: Outfit,
  { traits, fit }: { traits: Traits; fit: Fit },
  demands: Demands,
  categoryId: CategoryId,
): Addition[] {
  const isBiting = demands.coldestFeelsLikeC <= SCARF_BELOW_C;
  const shoes = getReplacementShoes(traits, demands, categoryId);
  const isNeeded: Record<Addition, boolean> = {
    closed: isClosedAtFirst(outfit, fit),
    gloves: isBiting && !traits.handwear,
    hat: demands.coldestFeelsLikeC <= HAT_BELOW_C && !traits.headwear,
    mask: demands.mask !== null && !traits.mask,
    rainboots: shoes === 'rain-boots',
    scarf: isBiting && !traits.neckwear,
    snowshoes: shoes === 'waterproof-shoes',
  };
  return ADDITIONS.filter((addition) => isNeeded[addition]);
}

/** Returns whether the user leaves home with the outermost layer closed although the usual picture shows it open. */
const isClosedAtFirst = ({ layers }: Outfit, { states: [start] }: Fit): boolean =>
  layers.at(-1)?.open === true && start?.inFull === true && !start.open;

/** Returns whether no picture shows an outfit closed that is closed at first. */
export const isUnlikePicture = (outfit: Outfit, fit: Fit, pictures?: PicturesByOutfit): boolean =>
  isClosedAtFirst(outfit, fit) &&
  !(pictures?.get(outfit.id) ?? []).some(({ additions }) => additions.length === 1 && additions[0] === 'closed');

/** Additions that are put on in some hour, and not before. */
const PUT_ON: readonly Addition[] = ['gloves', 'hat', 'scarf'];

export const isPutOn = (addition: Addition): boolean => PUT_ON.includes(addition);

/** Returns the additions that are worn when the user leaves home. The others are carried, so that no picture shows them. */
export const listWornAtFirst = (needed: readonly Addition[], { wearing }: Fit, first: OutdoorHour): Addition[] =>
  needed.filter((addition) => !isPutOn(addition) || first.feelsLikeC < (wearing.rules?.wrappingC ?? SCARF_BELOW_C));

/** The picture of an outfit on a day. */
export interface ChosenPicture {
  id: string;
  /** The outfit as the picture shows it. */
  outfit: Outfit;
  /** The needed additions that are seen in the picture. */
  shown: readonly Addition[];
}

/** Weight of each addition: the harm if the picture lacks it, because users copy the picture. */
const WEIGHTS: Record<Addition, number> = {
  rainboots: 8,
  snowshoes: 8,
  mask: 6,
  closed: 5,
  gloves: 3,
  scarf: 3,
  hat: 3,
};

/** Chooses the picture that shows most of the needed additions and nothing that is not needed. */
export function choosePicture(
  outfit: Outfit,
  needed: readonly Addition[],
  pictures: PicturesByOutfit = new Map(),
): ChosenPicture {
  const listSeen = ({ id, additions }: DressedPicture) =>
    additions.filter((addition) => isAdditionSeen({ id, outfit: dress(outfit, additions) }, addition));
  const weigh = (picture: DressedPicture) => listSeen(picture).reduce((sum, addition) => sum + WEIGHTS[addition], 0);
  const suitable = (pictures.get(outfit.id) ?? []).filter(({ additions }) =>
    additions.every((addition) => needed.includes(addition)),
  );
  const plain: DressedPicture = { id: outfit.id, additions: [] };
  const best = suitable.reduce((chosen, next) => (weigh(next) > weigh(chosen) ? next : chosen), plain);
  return { id: best.id, outfit: dress(outfit, best.additions), shown: listSeen(best) };
}

/** Dressed outfits by the id of their picture, so that facts about them are computed once. */
const dressedOutfits = new WeakMap<Outfit, Map<string, Outfit>>();

function dress(outfit: Outfit, additions: readonly Addition[]): Outfit {
  if (additions.length === 0) return outfit;
  const dressed = dressedOutfits.get(outfit) ?? new Map<string, Outfit>();
  dressedOutfits.set(outfit, dressed);
  const id = getPictureId(outfit.id, additions);
  const existing = dressed.get(id) ?? addToOutfit(outfit, additions);
  dressed.set(id, existing);
  return existing;
}
