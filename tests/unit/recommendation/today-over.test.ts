import fc from 'fast-check';
import { chooseOutfits } from '@/lib/api-host/outfit/choose-outfits';
import { createChoiceStore } from '@/lib/api-host/outfit/choice-store';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { CATEGORY_ID, CATEGORY_IDS } from '@/lib/contract/category';
import { HOUR_MS } from '@/lib/contract/durations';
import { parseHourSpans } from '@/lib/contract/hour-spans';
import { kstEpochMs } from '@/lib/domain/kst';
import { getDayRequest } from '@/lib/domain/my-day/day-request';
import type { PlannedDay } from '@/lib/contract/my-day';
import { getRelevantHours } from '@/lib/domain/recommendation/relevant-hours';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { createLogger } from '@/lib/log';
import { makeDayWeather } from '@/tests/support/day-weather';
import { ask } from './ask';

const AUTUMN = { date: '2023-10-25', maxC: 19, minC: 7 };
const TODAY = { day: 'today' } as const;
const here = { nx: 61, ny: 125 };

it('a tap on 오늘 or 내일 shows that day at every hour, in every category and schedule', () => {
  const span = fc
    .record({ from: fc.integer({ min: 0, max: 23 }), length: fc.integer({ min: 1, max: 24 }) })
    // The whole day begins at midnight; other spans end before the hour at which they begin.
    .map(({ from, length }) =>
      length === 24 ? { from: 0, until: 24 } : { from, until: ((from + length - 1) % 24) + 1 },
    )
    .map((hours) => ({ ...hours, placeId: null }));
  const plan: fc.Arbitrary<PlannedDay> = fc.record({
    spans: fc.option(span).map((each) => (each ? [each] : [])),
    categoryId: fc.option(fc.constantFrom(...CATEGORY_IDS)),
  });
  fc.assert(
    fc.property(
      fc.option(fc.array(plan, { minLength: 7, maxLength: 7 })),
      fc.integer({ min: 0, max: 7 * 24 - 1 }),
      fc.constantFrom(...CATEGORY_IDS),
      fc.constantFrom('today', 'tomorrow'),
      (week, hour, categoryId, wanted) => {
        const schedule = week && { myDay: { week }, places: [], holidays: new Set<string>() };
        const nowMs = kstEpochMs('2026-01-12', 0, 20) + hour * HOUR_MS;
        const request = getDayRequest({ schedule, here, nowMs, categoryId, wanted });
        const shown = getRelevantHours(nowMs, request.categoryId ?? categoryId, {
          day: request.day,
          hours: parseHourSpans(request.hours ?? '') ?? undefined,
        });
        expect(shown).toMatchObject({ day: wanted, date: request.date });
        expect(shown.hours.length).toBeGreaterThan(0);
      },
    ),
  );
});

describe('today after its hours', () => {
  const morning = ask(AUTUMN);

  it('shows what was recommended in the morning, whatever the weather became', () => {
    const evening = ask(
      { ...AUTUMN, maxC: 9, minC: 1 },
      { hour: 22, requestedHours: TODAY, frozen: morning.frozen, isDecided: true },
    );
    expect(evening).toMatchObject({ day: 'today', date: AUTUMN.date });
    expect(evening.outfits.map(({ outfit }) => outfit.id)).toEqual(morning.outfits.map(({ outfit }) => outfit.id));
  });

  it('says how the day was instead of what to do, and takes nothing along', () => {
    const rain = { precipitation: { kind: 'rain', amountMm: 2, probabilityPct: 90 } } as const;
    const { outfits } = ask({ ...AUTUMN, each: () => rain }, { hour: 23, requestedHours: TODAY });
    for (const { reason, takeAlong } of outfits) {
      expect(reason).toBe('오늘은 7°에서 19° 사이였어요. 입고 나갔다면 표시해 두세요.');
      expect(takeAlong).toEqual([]);
    }
  });

  it('is not chosen or stored anew by the host', async () => {
    const choices = createChoiceStore(() => null, createLogger('silent', 'test'));
    const host = {
      choices,
      outfits: OUTFITS,
      regions: loadRegions(),
      readHolidays: async () => new Set<string>(),
      pictures: {
        ids: new Set(OUTFITS.map(({ id }) => id)),
        dressed: new Map(),
        getUrl: async () => '',
        getUrls: async () => ({ presignedUrl: '', variants: [] }),
      },
    };
    const audience = {
      language: 'ko',
      cell: here,
      categoryId: CATEGORY_ID.daily,
      gender: 'FEMALE',
      offsets: { cold: 0, warm: 0 },
      without: '',
    } as const;
    const show = async (hour: number, maxC: number) => {
      const weather = makeDayWeather({ ...AUTUMN, maxC, minC: maxC - 12, hour });
      const chosen = await chooseOutfits(
        { ...audience, ...TODAY },
        { weather, nowMs: kstEpochMs(AUTUMN.date, hour) },
        host,
      );
      return chosen.outfits.map(({ outfit }) => outfit.id);
    };
    const recommended = await show(8, 19);
    expect(await show(22, 9)).toEqual(recommended);
    const { choices: stored } = await choices.read(
      { ...audience, offsetClo: 0 },
      AUTUMN.date,
      kstEpochMs(AUTUMN.date, 8),
    );
    expect(stored.find(({ date }) => date === AUTUMN.date)?.hours[0]?.epochMs).toBe(kstEpochMs(AUTUMN.date, 8));
  });
});
