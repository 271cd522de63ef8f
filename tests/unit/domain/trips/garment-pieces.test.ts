import { existsSync } from 'node:fs';
import { GENDERS } from '@/lib/contract/gender';
import { getPieceOfGarment } from '@/lib/domain/trips/garment-pieces';
import { getPackableOutfits, listChosenGarments } from '@/lib/domain/trips/packable-outfits';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';

const PACKABLE = GENDERS.flatMap((gender) => getPackableOutfits(OUTFITS, gender, { byColor: true }).dry);
const GARMENTS = [...new Set(PACKABLE.flatMap(listChosenGarments).map(({ garment }) => garment))];

it('pictures every garment that a packing list can name', () => {
  const missing = GARMENTS.map((garment) => getPieceOfGarment(getGarment(garment))).filter(
    (piece) => !existsSync(`public/figures/pieces/${piece}.webp`),
  );
  expect(missing).toEqual([]);
});

it.each([
  ['jeans-wide', 'trousers-jeans'],
  ['turtle-half', 'knit-turtle'],
  ['knit-vest-cable', 'knit-sleeveless'],
  ['down-long-hood', 'padded-long'],
  ['thermal-top', 'thermals'],
  ['loafers-bit', 'loafers'],
] as const)('%s is pictured as %s', (garment, piece) => {
  expect(getPieceOfGarment(getGarment(garment))).toBe(piece);
});
