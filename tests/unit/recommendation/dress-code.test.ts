import { DRESS_CODES, DRESS_CODE_KEYS, type DressCode } from '@/lib/contract/dress-code';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import { getDressCodePrice } from '@/lib/domain/recommendation/dress-code-price';
import { getGarment, getWornGarments } from '@/lib/domain/wardrobe/insulation';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { KO } from '@/lib/messages/ko/messages';
import { ask } from './ask';

const MILD = { date: '2026-10-15', maxC: 20, minC: 11 };
const COLD = { date: '2026-01-15', maxC: -2, minC: -9 };
const HOT = { date: '2026-07-30', maxC: 34, minC: 27 };

const CLOTHES: readonly string[] = ['outer', 'top', 'bottom', 'dress', 'shoes'];

const askFor = (dressCode: DressCode, gender: Gender, day = MILD) =>
  ask(day, { gender, categoryId: DRESS_CODES[dressCode].categoryId, dressCode });
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

  it('are the closest ones if the wardrobe has none, which the first reason says', () => {
    const [first, second] = askFor('funeral', 'MALE').outfits;
    expect(getPrice(first!, 'funeral')).toBeGreaterThan(0);
    expect(first!.reason).toMatch(/^검은 정장은 없어 가장 가까운 옷을 골랐어요\. ./);
    expect(second!.reason).not.toContain('검은 정장');
  });

  it('cost nothing without an occasion', () => {
    for (const { outfit, reason } of ask(MILD).outfits) {
      expect(getDressCodePrice(outfit, garmentById, undefined)).toBe(0);
      expect(reason).not.toMatch(/정장은 없어/);
    }
  });
});
