import { CATEGORY_ID } from '@/lib/contract/category';
import { getReplacementShoes } from '@/lib/domain/recommendation/wet-shoes';

const DRY = { snow: false, heavyRain: false };
const { daily, activity } = CATEGORY_ID;

describe('advised shoes in rain and snow', () => {
  it.each([
    ['rain boots where it pours and water comes in', { ...DRY, heavyRain: true }, daily, 'rain-boots'],
    ['other shoes where it snows', { ...DRY, snow: true }, daily, 'waterproof-shoes'],
    ['rain boots where it does both', { snow: true, heavyRain: true }, daily, 'rain-boots'],
    ['no rain boots for sport', { ...DRY, heavyRain: true }, activity, null],
    ['dry shoes for sport in snow', { snow: true, heavyRain: true }, activity, 'waterproof-shoes'],
    ['nothing on a dry day', DRY, daily, null],
  ])('are %s', (_, ground, category, told) => {
    expect(getReplacementShoes({ waterproofShoes: false }, ground, category)).toBe(told);
    expect(getReplacementShoes({ waterproofShoes: true }, ground, category)).toBeNull();
  });
});
