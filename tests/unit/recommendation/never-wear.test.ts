import { GARMENT_KIND_IDS, GARMENT_KINDS, parseKinds, formatKinds, formatKindsFor } from '@/lib/contract/garment-kind';
import { kindsField } from '@/lib/contract/garment-kind-field';
import { CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import { SUITS_WITHIN } from '@/lib/domain/recommendation/rank';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { getWornKinds, wearsNoKind } from '@/lib/domain/wardrobe/garment-kinds';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { CHOICE_HOUR, getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { kstEpochMs } from '@/lib/domain/kst';
import { KO } from '@/lib/messages/ko/messages';
import { ask } from './ask';

/** A small year. */
const SAMPLE = getSeoul2023Days().filter((_, index) => index % 15 === 7);
const getKindsFor = (gender: Gender) =>
  GARMENT_KINDS.filter(({ of }) => (of as readonly Gender[]).includes(gender)).map(({ id }) => id);
const COLD = { date: '2026-01-15', maxC: -2, minC: -9 };
const HOT = { date: '2026-07-30', maxC: 34, minC: 27 };

describe('kinds of clothes', () => {
  it.each(GARMENT_KINDS)('$id are offered exactly for genders whose pictures contain them', ({ id, of }) => {
    const genders = GENDERS.filter((gender) =>
      OUTFITS.some((outfit) => outfit.gender === gender && getWornKinds(outfit, garmentById).has(id)),
    );
    expect(genders).toEqual(GENDERS.filter((gender) => (of as readonly string[]).includes(gender)));
  });

  it('have one spelling, whatever their order', () => {
    expect(formatKinds(['hats', 'skirts', 'hats'])).toBe('skirts.hats');
    expect(parseKinds('hats.skirts.nothing')).toEqual(['skirts', 'hats']);
    expect(formatKindsFor('MALE', ['skirts', 'hats'])).toBe('hats');
    expect(kindsField.parse('hats.skirts')).toBe('skirts.hats');
    expect(kindsField.parse('')).toBe('');
    expect(kindsField.parse(formatKinds(GARMENT_KIND_IDS))).toBe(formatKinds(GARMENT_KIND_IDS));
    for (const text of ['cats', 'skirts.', '.', 'skirts,hats', `${formatKinds(GARMENT_KIND_IDS)}.hats`])
      expect(kindsField.safeParse(text).success).toBe(false);
  });
});

describe('excluded clothes', () => {
  it('appear in no outfit on any page and not among the items to take along', () => {
    const sunny = { ...HOT, each: () => ({ uvIndex: 9 }) };
    for (const day of [COLD, sunny])
      for (const gender of GENDERS)
        for (const without of [getKindsFor(gender), ['shorts', 'hats'] as const]) {
          const { pages } = ask(day, { gender, excludedKinds: without });
          for (let page = 0; page < pages; page++)
            for (const { outfit, takeAlong } of ask(day, { gender, excludedKinds: without, page }).outfits) {
              expect(wearsNoKind(without, outfit, garmentById)).toBe(true);
              expect(takeAlong.map(({ kind }) => kind)).not.toContain('hat');
            }
        }
  });

  it('change nothing if empty', () => {
    expect(ask(COLD, { excludedKinds: [] })).toEqual(ask(COLD));
    expect(ask(COLD).left).toBe('enough');
  });

  it('leave a recommendation for every day, with the nearest outfits and a note if none suits', () => {
    for (const day of SAMPLE)
      for (const gender of GENDERS)
        for (const categoryId of CATEGORY_IDS) {
          const question = { weather: day.weather, nowMs: kstEpochMs(day.date, CHOICE_HOUR), categoryId, gender };
          const asked = { ...question, outfits: OUTFITS, garments: garmentById, messages: KO, seed: '' };
          const everything = recommend(asked);
          const without = getKindsFor(gender);
          const { outfits, left } = recommend({ ...asked, excludedKinds: without });
          expect(outfits.length).toBeGreaterThanOrEqual(3);
          for (const { outfit } of outfits) expect(wearsNoKind(without, outfit, garmentById)).toBe(true);
          const [best, bestOfAll] = [outfits, everything.outfits].map((each) =>
            Math.min(...each.map(({ misfit }) => misfit)),
          );
          if (best! > bestOfAll! + SUITS_WITHIN + 0.4) expect([day.date, left]).toEqual([day.date, 'none-suits']);
        }
  });

  it('are shown if a gender has nothing else', () => {
    const skirts = OUTFITS.filter((outfit) => getWornKinds(outfit, garmentById).has('skirts'));
    const { outfits, left } = ask(COLD, { outfits: skirts, excludedKinds: ['skirts'] });
    expect(outfits.length).toBeGreaterThanOrEqual(3);
    expect(left).toBe('none-suits');
  });
});
