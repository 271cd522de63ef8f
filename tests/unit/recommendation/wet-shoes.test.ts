import { CATEGORY_ID } from '@/lib/contract/category';
import { getReplacementShoes } from '@/lib/domain/recommendation/wet-shoes';

const DRY = { snow: false, heavyRain: false };
const { daily, activity } = CATEGORY_ID;

describe('advised shoes in rain and snow', () => {
  it.each([
    ['rain boots where it pours and water comes in', { ...DRY, heavyRain: true }, daily, '레인부츠'],
    ['other shoes where it snows', { ...DRY, snow: true }, daily, '젖지 않는 신발'],
    ['rain boots where it does both', { snow: true, heavyRain: true }, daily, '레인부츠'],
    ['no rain boots for sport', { ...DRY, heavyRain: true }, activity, ''],
    ['dry shoes for sport in snow', { snow: true, heavyRain: true }, activity, '젖지 않는 신발'],
    ['nothing on a dry day', DRY, daily, ''],
  ])('are %s', (_, ground, category, told) => {
    expect(getReplacementShoes({ waterproofShoes: false }, ground, category)).toBe(told);
    expect(getReplacementShoes({ waterproofShoes: true }, ground, category)).toBe('');
  });
});
