import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Garment, Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { atLevels, clothesOf, garmentsOf, idsWhere, levelOf } from './cells';

const of = (categoryId: CategoryId) => OUTFITS.filter(({ categoryIds }) => categoryIds.includes(categoryId));
const wears = (broken: (garment: Garment) => boolean) => (outfit: Outfit) => clothesOf(outfit).some(broken);

const isShorts = ({ model }: Garment) =>
  model.kind === 'shorts' || (model.kind === 'leggings' && model.params.hem === 'knee');
const isSweatshirt = ({ model }: Garment) => model.kind === 'sweatshirt' || model.kind === 'hoodie';
const hasNoSleeves = ({ model }: Garment) => 'sleeve' in model.params && model.params.sleeve === 'none';
/** True if the shoulders are bare without layers. */
const isSleeveless = (outfit: Outfit) => {
  const upper = clothesOf({ ...outfit, layers: [] }).filter(({ slot }) => slot === 'top' || slot === 'dress');
  return upper.every(hasNoSleeves);
};

describe('business', () => {
  it('has no shorts, sweatshirts or bare shoulders', () => {
    expect(
      idsWhere(
        of(CATEGORY_ID.business),
        wears((garment) => isShorts(garment) || isSweatshirt(garment)),
      ),
    ).toEqual([]);
    expect(idsWhere(of(CATEGORY_ID.business), isSleeveless)).toEqual([]);
  });

  it('has tops, bottoms and shoes suitable for an office', () => {
    const tooCasual = ({ slot, formality }: Garment) =>
      ['top', 'bottom', 'dress', 'shoes'].includes(slot) && formality < 2;
    expect(idsWhere(atLevels(of(CATEGORY_ID.business), 'ABCDEFGH'), wears(tooCasual))).toEqual([]);
  });
});

describe('date', () => {
  it('has no sports or technical wear', () => {
    expect(
      idsWhere(
        of(CATEGORY_ID.date),
        wears(({ fabric, formality }) => fabric === 'technical' || formality === 0),
      ),
    ).toEqual([]);
  });
});

describe('daily', () => {
  it('bares shoulders only at the hottest level', () => {
    expect(idsWhere(of(CATEGORY_ID.daily), (outfit) => isSleeveless(outfit) && levelOf(outfit) !== 'A')).toEqual([]);
  });
});

describe('activity', () => {
  it('has wicking tops and bottoms', () => {
    const soaks = (outfit: Outfit) =>
      clothesOf({ ...outfit, layers: [] }).some(
        ({ slot, wicking }) => (slot === 'top' || slot === 'bottom') && !wicking,
      );
    expect(idsWhere(of(CATEGORY_ID.activity), soaks)).toEqual([]);
  });

  it('has an outer layer for rests from level C on', () => {
    expect(idsWhere(atLevels(of(CATEGORY_ID.activity), 'CDEFGHI'), ({ layers }) => layers.length === 0)).toEqual([]);
  });
});

describe('cold', () => {
  it('requires covered legs from level F on', () => {
    const bare = (outfit: Outfit) =>
      garmentsOf(outfit).some(
        ({ model }) => model.kind === 'skirt' || model.kind === 'dress' || model.kind === 'shorts',
      ) && !garmentsOf(outfit).some(({ model }) => model.kind === 'tights' && model.params.opacity > 0.8);
    expect(idsWhere(atLevels([...OUTFITS], 'FGHI'), bare)).toEqual([]);
  });

  it('excludes sandals and slippers beyond level C', () => {
    const airy = ({ model, id }: Garment) => model.kind === 'sandals' || (model.kind === 'slippers' && id !== 'clogs');
    expect(idsWhere(atLevels([...OUTFITS], 'DEFGHI'), wears(airy))).toEqual([]);
  });
});
