import { CATEGORY_ID } from '@/lib/contract/category';
import { formatHourSpans, parseHourSpans } from '@/lib/contract/hour-spans';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import { kstDate, kstEpochMs, kstHour } from '@/lib/domain/kst';
import { getRelevantHours } from '@/lib/domain/recommendation/relevant-hours';
import type { RecommendationInput } from '@/lib/domain/recommendation/recommendation';
import { makeDayWeather, type DayOptions } from '@/tests/support/day-weather';
import { ask } from './ask';

/** A Sunday. */
const SUNDAY = '2023-11-19';
const MONDAY = '2023-11-20';
const SATURDAY = '2023-11-18';
const spansOf = (hours: string) => parseHourSpans(hours) ?? undefined;
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Returns the request at an hour of that Sunday. */
function asked(hour: number, hours: string, day?: RequestedDay) {
  const answer = getRelevantHours(kstEpochMs(SUNDAY, hour, 40), CATEGORY_ID.daily, { day, hours: spansOf(hours) });
  return [answer.day, answer.date, answer.hours.map(({ epochMs }) => kstHour(epochMs))];
}

describe("the user's own hours", () => {
  it('replace those of the category, from the current hour on', () => {
    expect(asked(7, '8-12,13-19')).toEqual(['today', SUNDAY, [...from(8, 11), ...from(13, 18)]]);
    expect(asked(11, '8-12,13-19')).toEqual(['today', SUNDAY, [11, ...from(13, 18)]]);
    expect(asked(18, '8-12,13-19')).toEqual(['today', SUNDAY, [18]]);
  });

  it("are tomorrow's once today's have passed, and Monday's after the last hour of a week", () => {
    expect(asked(19, '8-12,13-19')).toEqual(['tomorrow', MONDAY, [...from(8, 11), ...from(13, 18)]]);
    expect(asked(23, '23-24')).toEqual(['today', SUNDAY, [23]]);
    expect(asked(23, '7-9')).toEqual(['tomorrow', MONDAY, [7, 8]]);
  });

  it('are those of the requested day', () => {
    expect(asked(7, '8-19', 'tomorrow')).toEqual(['tomorrow', MONDAY, from(8, 18)]);
    expect(asked(4, '4-9', 'today')).toEqual(['today', SUNDAY, from(4, 8)]);
  });

  it('of a building are the ways there and back, and lunch', () => {
    expect(asked(7, '8-19i')).toEqual(['today', SUNDAY, [8, 12, 18]]);
    expect(asked(13, '8-19i')).toEqual(['today', SUNDAY, [18]]);
    expect(asked(7, '9-11i,13-15')).toEqual(['today', SUNDAY, [9, 10, 13, 14]]);
    expect(asked(2, '22-6i')).toEqual(['today', SATURDAY, [5]]);
    expect(asked(19, '8-19i')).toEqual(['tomorrow', MONDAY, [8, 12, 18]]);
  });

  it('of a building are written with an i and not joined with others', () => {
    const normalise = (text: string) => formatHourSpans(parseHourSpans(text)!);
    expect(normalise('12-19i,8-12i@61.125')).toBe('8-12i@61.125,12-19i');
    expect(normalise('8-12i,12-19')).toBe('8-12i,12-19');
    expect(normalise('8-12i,12-19i')).toBe('8-19i');
    expect(parseHourSpans('8-19')).toEqual([{ from: 8, until: 19, cell: null }]);
    expect(parseHourSpans('8-19x')).toBeNull();
  });

  it('of a night shift continue past midnight and belong to its evening until its end', () => {
    const night = [22, 23, 0, 1, 2, 3, 4, 5];
    expect(asked(15, '22-6')).toEqual(['today', SUNDAY, night]);
    expect(asked(2, '22-6')).toEqual(['today', SATURDAY, from(2, 5)]);
    expect(asked(6, '22-6')).toEqual(['today', SUNDAY, night]);
    // A user who was not out last night requests today explicitly.
    expect(asked(2, '22-6', 'today')).toEqual(['today', SUNDAY, night]);
  });

  it('of a whole day are exactly 24', () => {
    expect(asked(0, '0-24', 'today')).toEqual(['today', SUNDAY, from(0, 23)]);
    expect(asked(0, '6-6', 'today')[2]).toHaveLength(24);
  });

  it('default to those of the category', () => {
    const of = (hour: number, day?: RequestedDay) =>
      getRelevantHours(kstEpochMs(SUNDAY, hour), CATEGORY_ID.daily, { day }).hours.map(({ epochMs }) =>
        kstHour(epochMs),
      );
    expect(of(9)).toEqual(from(9, 21));
    expect(of(9, 'tomorrow')).toEqual(from(7, 21));
  });
});

describe('a recommendation for own hours', () => {
  const DAY = { date: '2023-01-17', maxC: 4, minC: -3 };
  const CHUNCHEON = { nx: 73, ny: 134 };
  const elsewhere = new Map([['73.134', { ...makeDayWeather({ ...DAY, maxC: -6, minC: -16 }), cell: CHUNCHEON }]]);
  const commute = (more: Partial<RecommendationInput> & { hour?: number } = {}, day: DayOptions = DAY) =>
    ask(day, {
      requestedHours: { hours: spansOf('7-9,9-18@73.134,18-20') },
      weatherElsewhere: elsewhere,
      nameOfCell: ({ nx }) => (nx === CHUNCHEON.nx ? '춘천시' : undefined),
      ...more,
    });

  it('between Seoul and Chuncheon is warm enough for Chuncheon', () => {
    const mild = { ...DAY, maxC: 12, minC: 5 };
    const [there, here] = [commute({}, mild), commute({ weatherElsewhere: undefined }, mild)];
    expect(there.feelsLikeRange.min).toBeLessThan(here.feelsLikeRange.min - 5);
    expect(there.outfits[0]!.clo).toBeGreaterThan(here.outfits[0]!.clo);
  });

  it('names the place if it is colder there', () => {
    for (const minC of [-16, -9]) {
      const there = { ...makeDayWeather({ ...DAY, maxC: minC + 9, minC }), cell: CHUNCHEON };
      const reasons = commute({ weatherElsewhere: new Map([['73.134', there]]) }).outfits.map(({ reason }) => reason);
      expect(reasons.some((reason) => /춘천시(에선 (체감 )?−\d+°|에서는 더 추우니| 쪽이)/.test(reason))).toBe(true);
      // The card shows the local span, so the reason must not use it to explain cold.
      for (const reason of reasons) expect(reason).not.toMatch(/°에서 .* 사이라/);
    }
  });

  it.each([
    ['is dry here', () => false],
    ['rains here for an hour', (hour: number) => hour === 10],
  ])('names the place of rain and its beginning while it %s', (_, rainsHere) => {
    const rain = { precipitation: { kind: 'rain', amountMm: 2, probabilityPct: 90 } } as const;
    const there = {
      ...makeDayWeather({ ...DAY, minC: 6, maxC: 12, each: (hour) => (hour > 12 ? rain : {}) }),
      cell: CHUNCHEON,
    };
    const { outfits } = ask(
      { ...DAY, minC: 6, maxC: 12, each: (hour) => (rainsHere(hour) ? rain : {}) },
      {
        requestedHours: { hours: spansOf('7-9,9-18@73.134,18-20') },
        weatherElsewhere: new Map([['73.134', there]]),
        nameOfCell: () => '춘천시',
      },
    );
    expect(outfits[0]?.reason).toMatch(/^춘천시에선 오후 1시부터 /);
  });

  it('marks a layer row with its place if it begins elsewhere', () => {
    const rows = commute().outfits.flatMap(({ layers }) => layers);
    const hourOf = (part: string) =>
      Number(/(\d+)시/.exec(part)?.[1]) + (part.startsWith('오후') || part.startsWith('저녁') ? 12 : 0);
    for (const { part, cell } of rows.filter(({ temperature }) => temperature !== null)) {
      const isThere = hourOf(part) >= 9 && hourOf(part) < 18;
      expect(cell).toBe(isThere ? '73.134' : undefined);
    }
  });

  it('uses the local weather if that of the other place is unavailable', () => {
    expect(commute({ weatherElsewhere: new Map() })).toEqual(ask(DAY, { requestedHours: { hours: spansOf('7-20') } }));
  });

  it('for a night shift is warmer than for the day, and the same all night', () => {
    const [night, day] = ['22-6', '8-17'].map((hours) => ask(DAY, { requestedHours: { hours: spansOf(hours) } }));
    expect(night!.feelsLikeRange.max).toBeLessThan(day!.feelsLikeRange.max);
    expect(night!.frozen.hours.map(({ epochMs }) => kstDate(epochMs))).toEqual([
      ...Array<string>(2).fill(DAY.date),
      ...Array<string>(6).fill('2023-01-18'),
    ]);
    const weather = makeDayWeather({ ...DAY, date: '2023-01-17', hour: 26 });
    const later = ask(DAY, {
      weather,
      nowMs: kstEpochMs('2023-01-18', 2),
      requestedHours: { hours: spansOf('22-6') },
      frozen: night!.frozen,
    });
    expect(later.date).toBe(DAY.date);
    expect(later.outfits.map(({ outfit }) => outfit.id)).toEqual(night!.outfits.map(({ outfit }) => outfit.id));
  });
});
