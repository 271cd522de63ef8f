import type { OutfitItem } from '@/lib/contract/outfit';
import type { Garment, Outfit, Slot, WornGarment } from '../wardrobe/wardrobe';
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

function itemSlot({ slot, model }: Garment): ItemSlot {
  if (model.kind === 'thermal') return model.params.part;
  return ITEM_SLOT[slot] ?? 'accessory';
}

/** Returns the garments of an outfit by slot, from the outside inwards, with their colours. */
export function getOutfitItems(outfit: Outfit, garments: GarmentMap): OutfitItem[] {
  const worn = [...outfit.layers].reverse().concat(outfit.base.toReversed(), outfit.shoes, outfit.accessories);
  const items = worn.flatMap((piece) => toItems(piece, garments));
  return items.sort((a, b) => ORDER.indexOf(a.slot) - ORDER.indexOf(b.slot));
}

function toItems(piece: WornGarment, garments: GarmentMap): OutfitItem[] {
  const garment = garments.get(piece.garment);
  return garment ? [{ slot: itemSlot(garment), name: `${piece.colorName} ${garment.name}` }] : [];
}

const WEARERS = { FEMALE: '여성', MALE: '남성' } as const;

/** Returns the alternative text of a picture: gender and garments. */
export function getAltText(outfit: Outfit, items: readonly OutfitItem[]): string {
  const clothes = items.map(({ name }) => name).join(', ');
  return `${outfit.title}. ${clothes} 차림의 ${WEARERS[outfit.gender]} 캐릭터`;
}
