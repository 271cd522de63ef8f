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
  it('stands cold rain in two ways at every level from D on, without suede, canvas or hems on the floor', () => {
    expect(levelsBelowTwo(outfits.filter(isRainproof), 'DEFGHI')).toEqual([]);
  });

  it('stands warm rain in two ways at every level', () => {
    const unspoilt = outfits.filter((outfit) => !isSpoiltByWater(outfit));
    expect(levelsBelowTwo(unspoilt, 'ABC')).toEqual([]);
  });

  it('stops a strong wind in two ways at every cold level', () => {
    expect(levelsBelowTwo(outfits.filter(isWindproof), 'DEFGHI')).toEqual([]);
  });

  it('shows someone with an umbrella, or a rain shell where hands are busy, four times or more', () => {
    const wet = outfits.filter(
      (outfit) =>
        has('umbrella')(outfit) ||
        clothesOf(outfit).some(({ waterproof, slot }) => slot === 'outer' && waterproof === 'yes'),
    );
    expect(wet.length).toBeGreaterThanOrEqual(4);
  });

  it('shades the eyes in strong sun twice or more', () => {
    expect(atLevels(outfits.filter(protectsFromSun), 'ABCD').length).toBeGreaterThanOrEqual(2);
  });

  it('is ready for snow: padding or a coat with closed shoes that do not soak, twice or more', () => {
    const snow = atLevels(outfits, 'HI').filter(
      (outfit) =>
        !isSpoiltByWater(outfit) &&
        clothesOf(outfit).some(({ model }) => model.kind === 'boots' || model.kind === 'hiking-shoes'),
    );
    expect(snow.length).toBeGreaterThanOrEqual(2);
  });
});

it('wears a mask against dust in every category but the date', () => {
  const without = CLOSETS.filter(({ name, outfits }) => !name.endsWith('date') && !outfits.some(has('mask')));
  expect(without.map(({ name }) => name)).toEqual([]);
});

it('wears rain boots for each gender', () => {
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
