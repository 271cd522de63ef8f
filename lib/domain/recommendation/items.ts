import type { OutfitItem } from '@/lib/contract/outfit';
import { isSeen, type ShownPicture } from '../wardrobe/seen-garments';
import { getColorName, getGarmentName } from './display-names';
import { getPictureTitle } from './picture-title';
import type { NameMessages } from './recommendation-messages';
import type { Garment, Slot, WornGarment } from '../wardrobe/wardrobe';
import type { GarmentMap } from './traits';

type ItemSlot = OutfitItem['slot'];

const ORDER: readonly ItemSlot[] = ['outer', 'top', 'dress', 'bottom', 'shoes', 'accessory'];

const ITEM_SLOT: Partial<Record<Slot, ItemSlot>> = {
  outer: 'outer',
  top: 'top',
  bottom: 'bottom',
  dress: 'dress',
  shoes: 'shoes',
};

/** Returns the slot by which a garment is listed. */
export function getGarmentSlot({ slot, model }: Garment): ItemSlot {
  if (model.kind === 'thermal') return model.params.part;
  return ITEM_SLOT[slot] ?? 'accessory';
}

/**
 * Returns the garments of a picture by slot, from the outside inwards, with their colours. Those that it hides are marked.
 * `names` replaces the names of garments, by id.
 */
export function getOutfitItems(
  picture: ShownPicture,
  garments: GarmentMap,
  messages: NameMessages,
  names: Readonly<Record<string, string>> = {},
): OutfitItem[] {
  const { outfit } = picture;
  const worn = [...outfit.layers].reverse().concat(outfit.base.toReversed(), outfit.shoes, outfit.accessories);
  const items = worn.flatMap((piece) =>
    toItems(piece, garments, messages, names).map((item) =>
      isSeen(picture, piece.garment) ? item : { ...item, underneath: true as const },
    ),
  );
  return arrange(items);
}

/** Adds a layer that is worn under the outermost one and that no picture shows. */
export const addInnerLayer = (items: readonly OutfitItem[], name: string): OutfitItem[] =>
  arrange([...items, { slot: 'outer', name, underneath: true }]);

function arrange(items: readonly OutfitItem[]): OutfitItem[] {
  const sorted = items.toSorted((a, b) => ORDER.indexOf(a.slot) - ORDER.indexOf(b.slot));
  return sorted.length > MOST_ITEMS ? groupAccessories(sorted) : sorted;
}

/** More rows than this do not fit on a screen. */
export const MOST_ITEMS = 9;

/** Joins the accessories that are seen to one item. */
function groupAccessories(items: readonly OutfitItem[]): OutfitItem[] {
  const isJoined = ({ slot, underneath }: OutfitItem) => slot === 'accessory' && !underneath;
  const accessories = items.filter(isJoined).map(({ name }) => name);
  const others = items.filter((item) => !isJoined(item));
  return accessories.length === 0 ? others : [...others, { slot: 'accessory', name: accessories.join(' · ') }];
}

function toItems(
  piece: WornGarment,
  garments: GarmentMap,
  messages: NameMessages,
  names: Readonly<Record<string, string>>,
): OutfitItem[] {
  const garment = garments.get(piece.garment);
  if (!garment) return [];
  const garmentName = names[garment.id] ?? getGarmentName(garment, messages);
  const name = messages.items.nameItem(getColorName(piece, messages), garmentName, piece.pattern?.kind);
  return [{ slot: getGarmentSlot(garment), name }];
}

/** Returns the garments that a picture shows. */
export const listSeenItems = (items: readonly OutfitItem[]): OutfitItem[] =>
  items.filter(({ underneath }) => !underneath);

/** Returns the alternative text of a picture: gender and the garments that it shows. */
export const getAltText = (picture: ShownPicture, items: readonly OutfitItem[], messages: NameMessages): string =>
  messages.items.describePicture(
    getPictureTitle(picture, messages),
    listSeenItems(items).map(({ name }) => name),
    picture.outfit.gender,
  );
