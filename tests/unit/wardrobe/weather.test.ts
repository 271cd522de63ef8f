import { getGarment, WARMTH_LEVELS } from '@/lib/domain/wardrobe/insulation';
import type { Outfit, Slot } from '@/lib/domain/wardrobe/wardrobe';
import { atLevels, CLOSETS, clothesOf, countsByLevel, garmentsOf } from './cells';

const has = (slot: Slot) => (outfit: Outfit) => garmentsOf(outfit).some((garment) => garment.slot === slot);
const isSpoiltByWater = (outfit: Outfit) =>
  clothesOf(outfit).some(({ fabric, floorLength }) => fabric === 'suede' || fabric === 'canvas' || floorLength);
const outerOf = ({ layers }: Outfit) => layers.map(({ garment }) => getGarment(garment)).at(-1);
const isRainproof = (outfit: Outfit) =>
  !isSpoiltByWater(outfit) && outerOf(outfit) !== undefined && outerOf(outfit)!.waterproof !== 'no';
const isWindproof = (outfit: Outfit) => outerOf(outfit)?.windproof === true;
const protectsFromSun = (outfit: Outfit) =>
  garmentsOf(outfit).some(
    ({ slot, model }) =>
      (slot === 'headwear' && (model.kind === 'cap' || model.kind === 'bucket-hat')) ||
      (model.kind === 'eyewear' && model.params.tint > 0.5),
  );
const levelsBelowTwo = (outfits: Outfit[], levels: string) => {
  const counts = countsByLevel(outfits);
  return WARMTH_LEVELS.filter((level) => levels.includes(level) && counts[level] < 2);
};

describe.each(CLOSETS)('$name', ({ outfits }) => {
  it('has two outfits for cold rain at every level from D on, without suede, canvas or floor-length hems', () => {
    expect(levelsBelowTwo(outfits.filter(isRainproof), 'DEFGHI')).toEqual([]);
  });

  it('has two outfits for warm rain at every level', () => {
    const unspoilt = outfits.filter((outfit) => !isSpoiltByWater(outfit));
    expect(levelsBelowTwo(unspoilt, 'ABC')).toEqual([]);
  });

  it('has two windproof outfits at every cold level', () => {
    expect(levelsBelowTwo(outfits.filter(isWindproof), 'DEFGHI')).toEqual([]);
  });

  it('has at least four outfits with an umbrella, or with a rain shell if the hands are busy', () => {
    const wet = outfits.filter(
      (outfit) =>
        has('umbrella')(outfit) ||
        clothesOf(outfit).some(({ waterproof, slot }) => slot === 'outer' && waterproof === 'yes'),
    );
    expect(wet.length).toBeGreaterThanOrEqual(4);
  });

  it('has at least two outfits with eye protection for strong sun', () => {
    expect(atLevels(outfits.filter(protectsFromSun), 'ABCD').length).toBeGreaterThanOrEqual(2);
  });

  it('has at least two outfits for snow: padding or a coat with closed, water-resistant shoes', () => {
    const snow = atLevels(outfits, 'HI').filter(
      (outfit) =>
        !isSpoiltByWater(outfit) &&
        clothesOf(outfit).some(({ model }) => model.kind === 'boots' || model.kind === 'hiking-shoes'),
    );
    expect(snow.length).toBeGreaterThanOrEqual(2);
  });
});

it('has an outfit with a mask in every category but the date', () => {
  const without = CLOSETS.filter(({ name, outfits }) => !name.endsWith('date') && !outfits.some(has('mask')));
  expect(without.map(({ name }) => name)).toEqual([]);
});

it('has rain boots for each gender', () => {
  for (const gender of ['FEMALE', 'MALE'] as const) {
    const booted = CLOSETS.filter((closet) => closet.gender === gender)
      .flatMap(({ outfits }) => outfits)
      .filter(
        ({ shoes }) =>
          getGarment(shoes.garment).fabric === 'rubber' && getGarment(shoes.garment).model.kind === 'boots',
      );
    expect(booted.length).toBeGreaterThan(0);
  }
});
