import { CATEGORY_ID } from '@/lib/contract/category';
import { DRESS_CODES, DRESS_CODE_KEYS, type DressCode } from '@/lib/contract/dress-code';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import { getDressCodePrice } from '@/lib/domain/recommendation/dress-code-price';
import { getGarment, getWornGarments } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { KO } from '@/lib/messages/ko/messages';
import { ask } from './ask';

const MILD = { date: '2026-10-15', maxC: 20, minC: 11 };
const COLD = { date: '2026-01-15', maxC: -2, minC: -9 };
const HOT = { date: '2026-07-30', maxC: 34, minC: 27 };

/** Mean lowest and highest temperature of each month in Seoul, 1991 to 2020, °C. */
const SEOUL_MONTHS = [
  [-5.5, 2.1],
  [-3.2, 5.1],
  [1.9, 11],
  [8, 17.9],
  [13.5, 23.6],
  [18.7, 27.6],
  [22.3, 29],
  [22.9, 30],
  [17.7, 26.2],
  [10.6, 20.2],
  [3.5, 11.9],
  [-3.4, 4.2],
].map(([minC = 0, maxC = 0], index) => ({ date: `2026-${String(index + 1).padStart(2, '0')}-15`, minC, maxC }));

const CLOTHES: readonly string[] = ['outer', 'top', 'bottom', 'dress', 'shoes'];

const askFor = (dressCode: DressCode, gender: Gender, day = MILD, outfits: readonly Outfit[] = OUTFITS) =>
  ask(day, { gender, categoryId: DRESS_CODES[dressCode].categoryId, dressCode, outfits });
const getPrice = ({ outfit }: { outfit: Parameters<typeof getDressCodePrice>[0] }, dressCode: DressCode) =>
  getDressCodePrice(outfit, garmentById, dressCode);

describe('the clothes of an occasion', () => {
  it.each(DRESS_CODE_KEYS)('suit %s better than those of the category, in any season', (dressCode) => {
    const prices = { own: 0, usual: 0 };
    for (const gender of GENDERS)
      for (const day of [MILD, COLD, HOT]) {
        const usual = ask(day, { gender, categoryId: DRESS_CODES[dressCode].categoryId }).outfits[0]!;
        prices.own += getPrice(askFor(dressCode, gender, day).outfits[0]!, dressCode);
        prices.usual += getPrice(usual, dressCode);
      }
    expect(prices.own).toBeLessThan(prices.usual);
  });

  it('are formal for an interview, and smart for a wedding without a white dress', () => {
    for (const gender of GENDERS) {
      for (const [dressCode, least] of [['interview', 3] as const, ['wedding', 2] as const]) {
        const { outfit, reason } = askFor(dressCode, gender).outfits[0]!;
        for (const { garment } of getWornGarments(outfit)) {
          const { slot, formality } = getGarment(garment);
          if (CLOTHES.includes(slot)) expect(formality).toBeGreaterThanOrEqual(least);
        }
        expect(reason).not.toContain(KO.dressCodes[dressCode].closest);
      }
    }
  });

  it('come before variety: the second and third outfit for a wedding in the cold have at most two casual garments', () => {
    for (const gender of GENDERS)
      for (const { outfit } of askFor('wedding', gender, COLD).outfits.slice(0, 3)) {
        const clothes = getWornGarments(outfit).map(({ garment }) => getGarment(garment));
        const casual = clothes.filter(({ slot, formality }) => CLOTHES.includes(slot) && formality < 2);
        expect(casual.length).toBeLessThanOrEqual(2);
      }
  });

  it.each(['funeral', 'interview'] as const)('are a suit for a %s in every month of Seoul', (dressCode) => {
    for (const gender of GENDERS)
      for (const month of SEOUL_MONTHS) {
        const { outfit, reason } = askFor(dressCode, gender, month).outfits[0]!;
        const price = getDressCodePrice(outfit, garmentById, dressCode);
        expect({ gender, ...month, id: outfit.id, price }).toMatchObject({ price: 0 });
        expect(reason).not.toContain(KO.dressCodes[dressCode].closest);
      }
  });

  it('suit a wedding in the cold of February', () => {
    for (const gender of GENDERS) {
      const { outfit } = askFor('wedding', gender, SEOUL_MONTHS[1]).outfits[0]!;
      expect({ id: outfit.id, price: getDressCodePrice(outfit, garmentById, 'wedding') }).toMatchObject({ price: 0 });
    }
  });

  it('are the closest ones if the wardrobe has none, which the first reason says', () => {
    const outfits = OUTFITS.filter((outfit) => getDressCodePrice(outfit, garmentById, 'funeral') > 0);
    const [first, second] = askFor('funeral', 'MALE', MILD, outfits).outfits;
    expect(getPrice(first!, 'funeral')).toBeGreaterThan(0);
    expect(first!.reason).toMatch(/^검은 정장은 없어 가장 가까운 옷을 골랐어요\. ./);
    expect(second!.reason).not.toContain('검은 정장');
  });

  it('with a black tie are offered for funerals only', () => {
    const only = OUTFITS.filter(({ occasion }) => occasion === 'funeral');
    expect(only.length).toBeGreaterThan(0);
    const isOffered = (dressCode?: DressCode) =>
      ask(MILD, { gender: 'MALE', categoryId: CATEGORY_ID.business, dressCode, count: OUTFITS.length }).outfits.some(
        ({ outfit }) => only.includes(outfit),
      );
    expect([isOffered(), isOffered('interview'), isOffered('funeral')]).toEqual([false, false, true]);
    const blackTied = OUTFITS.filter(({ accessories }) =>
      accessories.some(({ garment, colorId }) => garment === 'necktie' && colorId === 'black'),
    );
    expect(blackTied.map(({ id }) => id)).toEqual(only.map(({ id }) => id));
  });

  it('cost nothing without an occasion', () => {
    for (const { outfit, reason } of ask(MILD).outfits) {
      expect(getDressCodePrice(outfit, garmentById, undefined)).toBe(0);
      expect(reason).not.toMatch(/정장은 없어/);
    }
  });
});
