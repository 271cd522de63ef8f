import { getGarment, getWornGarments } from '../wardrobe/insulation';
import { TITLED_GARMENTS } from '../wardrobe/outfit-tables/titled-garments';
import { isSeen, type ShownPicture } from '../wardrobe/seen-garments';
import type { Slot, WornGarment } from '../wardrobe/wardrobe';
import type { NameMessages } from './recommendation-messages';

/**
 * Returns the title of a picture: that of its outfit if the picture shows all garments that the title names. Otherwise
 * it names garments that the picture shows. Everything that presents a picture uses this title.
 */
export function getPictureTitle(picture: ShownPicture, messages: NameMessages): string {
  const { outfit } = picture;
  const worn = getWornGarments(outfit).map(({ garment }) => garment);
  const isShown = TITLED_GARMENTS[outfit.id].every((garment) => worn.includes(garment) && isSeen(picture, garment));
  return isShown ? messages.outfits[outfit.id] : composeTitle(picture, messages);
}

/**
 * Returns the two garments that define what a picture shows: the outermost one, and the trousers, skirt or dress, or else
 * the shoes.
 */
export function listDefining(picture: ShownPicture): WornGarment[] {
  const { base, layers, shoes } = picture.outfit;
  const isWornAs = (slots: readonly Slot[]) => (piece: WornGarment) => slots.includes(getGarment(piece.garment).slot);
  const isPieceSeen = ({ garment }: WornGarment) => isSeen(picture, garment);
  const upper = [...layers.toReversed(), ...base.toReversed().filter(isWornAs(['top', 'dress']))].find(isPieceSeen);
  const lower = [...base.filter(isWornAs(['bottom', 'dress'])), shoes].find(
    (piece) => piece !== upper && isPieceSeen(piece),
  );
  return [upper, lower].filter((piece) => piece !== undefined);
}

/** Names what a picture shows: two garments, or if that is too long for a title, the first with its colour. */
function composeTitle(picture: ShownPicture, { colors, garments, items }: NameMessages): string {
  const defining = listDefining(picture);
  const names = defining.map(({ garment }) => garments[garment]);
  const [first] = defining;
  const titles = [
    items.formatTitle(names),
    ...(first ? [items.nameItem(colors[first.colorId], garments[first.garment])] : []),
  ];
  return titles.find((title) => title.length <= items.longestTitle) ?? items.formatTitle(names.slice(0, 1));
}
