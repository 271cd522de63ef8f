import type { Gender } from '@/lib/contract/gender';
import { OUTFITS } from '../../../lib/domain/wardrobe/outfits';
import type { GarmentId, Outfit, OutfitId, WornGarment } from '../../../lib/domain/wardrobe/wardrobe';

const worn = (garment: GarmentId, color: WornGarment['color'], options: Partial<WornGarment> = {}): WornGarment => ({
  garment,
  colorId: 'white',
  color,
  ...options,
});

type Clothes = Pick<Outfit, 'base' | 'shoes'>;

/** Plain clothes in which the cast is judged: one set per gender and a second one for variety. */
const CLOTHES: Record<Gender, readonly Clothes[]> = {
  FEMALE: [
    {
      base: [worn('tee', '#f4f2ec', { tucked: true }), worn('jeans', '#5f7da3')],
      shoes: worn('sneakers', '#f6f4ee', { trim: '#d9d4c8' }),
    },
    {
      base: [worn('knit-fine', '#b9c4ae', { tucked: true }), worn('slacks-wide', '#4b4a50')],
      shoes: worn('loafers', '#3a2620'),
    },
  ],
  MALE: [
    {
      base: [worn('tee', '#e9e7e1'), worn('chinos', '#8c7a62')],
      shoes: worn('sneakers', '#f6f4ee', { trim: '#3d4658' }),
    },
    {
      base: [worn('knit-crew', '#56657d'), worn('slacks', '#3b3d44')],
      shoes: worn('derby', '#2c211d'),
    },
  ],
};

/** Returns plain clothes of a gender as an outfit: set 0 or 1. */
export function plainClothes(gender: Gender, set: number): Outfit {
  const template = OUTFITS.find((outfit) => outfit.gender === gender);
  const clothes = CLOTHES[gender][set];
  if (!template || !clothes) throw new RangeError(`No plain clothes: ${gender} ${set}`);
  // Not an outfit of the wardrobe: nothing looks up its title.
  const id = `plain-${gender.toLowerCase()}-${set}` as OutfitId;
  return { ...template, ...clothes, id, layers: [], accessories: [] };
}
