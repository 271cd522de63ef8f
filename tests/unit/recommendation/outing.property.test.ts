import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { presentPosition } from '@/lib/api-host/weather/present';
import { CATEGORY_IDS } from '@/lib/contract/category';
import { HOUR_MS } from '@/lib/contract/durations';
import { GENDERS } from '@/lib/contract/gender';
import { parseHourSpans } from '@/lib/contract/hour-spans';
import type { HourlyForecast, PositionWeather } from '@/lib/contract/weather';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstDate, kstEpochMs, kstHour } from '@/lib/domain/kst';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { getRelevantHours } from '@/lib/domain/recommendation/relevant-hours';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import { IS_WHOLE } from '@/tests/support/campaign';

// Compares what a reason and the headline say with the hourly row on the screen, for every hour of a recorded year. The
// texts are parsed from the outside: nothing here uses the facts from which they are written.

const CELL = toGridCell({ lat: 37.5665, lon: 126.978 });
const SCHEDULES = [undefined, undefined, '9-18', '7-9,18-20', '22-6', '13-22'];
const HOURS_OF_YEAR = 365 * 24;
/** 37 has no factor in common with a day, so that every hour of the day and every month occurs. */
const STEP = IS_WHOLE ? 1 : 37;
const YEAR_MS = kstEpochMs('2023-01-01');

/** The row from now until the user comes home; for tomorrow from its start. */
interface Screen {
  now: PositionWeather;
  row: HourlyForecast[];
  /** The hours of the row that are spent outdoors. */
  outdoor: HourlyForecast[];
  nowMs: number;
}

const parseDegrees = (text: string) => Number(text.replace('−', '-'));
const epochOf = ({ date, time }: HourlyForecast) => kstEpochMs(date, Number(time.slice(0, 2)));

/** Returns the first hour of the row at a time of day: '지금', '밤 9시'. */
function findHour({ row, nowMs }: Screen, time: string): HourlyForecast | undefined {
  if (time === '지금') return row.find((hour) => epochOf(hour) === nowMs);
  const [, next, part = '', digits = ''] = /^(다음 날 )?(새벽|오전|낮|오후|저녁|밤) (\d+)시$/.exec(time) ?? [];
  const half = Number(digits) % 12;
  const hour = ['새벽', '오전'].includes(part) || time === '밤 12시' ? half : half + 12;
  const found = row.slice(1).filter((each) => epochOf(each) !== nowMs && Number(each.time.slice(0, 2)) === hour);
  return next ? found.at(-1) : (found[0] ?? row.find((each) => Number(each.time.slice(0, 2)) === hour));
}

/** KMA's codes of precipitation that people call 비 and 눈. */
const RAINY: readonly (number | null)[] = [1, 2, 4, 5, 6];
const SNOWY: readonly (number | null)[] = [2, 3, 6, 7];
const TIME = '(지금|(?:다음 날 )?(?:새벽|오전|낮|오후|저녁|밤) \\d+시)엔?';

/** Returns what contradicts the row in a text. */
function findContradictions(text: string, screen: Screen): string[] {
  const { row } = screen;
  const temperatures = screen.outdoor.map(({ temperature }) => temperature);
  const found: string[] = [];
  const check = (holds: boolean | undefined, claim: string) => {
    if (!holds) found.push(claim);
  };
  const first = row[0]!;
  for (const [claim, time = '', felt, degrees = '', verb = ''] of text.matchAll(
    new RegExp(`${TIME} (체감 )?(−?\\d+)°(까지 (?:오르|올라|내려가|떨어)|)`, 'g'),
  )) {
    const valueOf = (hour: HourlyForecast) => (felt ? hour.feelsLike : hour.temperature);
    const value = parseDegrees(degrees);
    const hour = findHour(screen, time);
    check(hour && valueOf(hour) === value, claim);
    const rises = /오르|올라/.test(verb);
    if (verb) check(rises ? valueOf(first) < value : valueOf(first) > value, claim);
    if (verb)
      check(
        row.every((each) => (rises ? valueOf(each) <= value : valueOf(each) >= value)),
        claim,
      );
  }
  for (const [claim, low = '', high = ''] of text.matchAll(/(−?\d+)°에서 (−?\d+)° 사이/g)) {
    check(parseDegrees(high) - parseDegrees(low) >= 3, `${claim} [hardly a range]`);
    check(Math.min(...temperatures) === parseDegrees(low) && Math.max(...temperatures) === parseDegrees(high), claim);
  }
  const range = Math.max(...row.map((hour) => hour.temperature)) - Math.min(...row.map((hour) => hour.temperature));
  if (/일교차|하루 기온이 \d|낮보다 훨씬/.test(text)) check(range >= 8, 'a wide range');
  for (const [claim, degrees] of text.matchAll(/의 기온이 (\d+)° 차이 나니/g))
    check(Math.max(...temperatures) - Math.min(...temperatures) === Number(degrees), claim);
  if (/해가 지면/.test(text)) check(!screen.now.night || first.date !== screen.row.at(-1)?.date, 'sunset');
  if (/따뜻해지면/.test(text))
    check(
      row.some(({ temperature }) => temperature > first.temperature),
      'it gets warmer',
    );
  if (/(쌀쌀|선선)해지면/.test(text))
    check(
      row.some(({ temperature }) => temperature < first.temperature),
      'it gets colder',
    );
  for (const [claim, time = '', what = ''] of text.matchAll(
    new RegExp(`${TIME}(?:부터|쯤| 무렵) (비|눈|진눈|찬비|빗|강한 비|장대비)`, 'g'),
  )) {
    const falls = ({ pty }: HourlyForecast) => (what.includes('눈') ? SNOWY : RAINY).includes(pty);
    const isDownpour = ({ precipitationMm }: HourlyForecast) => (precipitationMm ?? 0) >= 15;
    const begins = /세차|강한 비|장대비/.test(text) ? isDownpour : falls;
    const hour = findHour(screen, time);
    check(hour && begins(hour), claim);
    // A few drops of less than 0.1 mm may come before.
    const before = row.filter((each) => hour && epochOf(each) < epochOf(hour));
    check(!before.some((each) => begins(each) && each.precipitationMm !== 0), claim);
  }
  return found;
}

it('reasons and headlines agree with the hourly row in the hours of a year', () => {
  const wrong: string[] = [];
  let reasons = 0;
  for (let index = 0; index < HOURS_OF_YEAR; index += STEP) {
    const nowMs = YEAR_MS + index * HOUR_MS;
    const weather = getRecordedWeather(CELL, nowMs);
    const now = presentPosition(weather, { stale: false, pending: false, nowMs });
    const schedule = SCHEDULES[(index + Math.floor(index / 24)) % SCHEDULES.length];
    const categoryId = CATEGORY_IDS[(index + Math.floor(index / 7)) % CATEGORY_IDS.length]!;
    const requestedHours = {
      ...(index % 11 === 0 && { day: 'tomorrow' as const }),
      ...(schedule && { hours: parseHourSpans(schedule)! }),
    };
    const { day, hours, date } = getRelevantHours(nowMs, categoryId, requestedHours);
    const fromMs = day === 'tomorrow' ? kstEpochMs(date) : nowMs;
    const isOut = (hour: HourlyForecast) => epochOf(hour) >= fromMs && epochOf(hour) <= hours.at(-1)!.epochMs;
    const row = now.forecasts.filter(isOut);
    const outdoor = row.filter((hour) => hours.some(({ epochMs }) => epochMs === epochOf(hour)));
    const { outfits } = recommend({
      weather,
      nowMs,
      categoryId,
      requestedHours,
      gender: GENDERS[index % 2]!,
      outfits: OUTFITS,
      garments: garmentById,
      messages: KO,
      seed: '',
    });
    const note = (text: string, screen: Screen) => {
      const claims = findContradictions(text, screen);
      if (claims.length > 0) wrong.push(`${kstDate(nowMs)} ${kstHour(nowMs)}h: ${text} [${claims.join('; ')}]`);
    };
    // The row ends after 48 hours, within the second night out of a night worker.
    const isOnScreen = hours.at(-1)!.epochMs <= epochOf(now.forecasts.at(-1)!);
    for (const { reason, outfit, layers, takeAlong } of isOnScreen ? outfits : []) {
      reasons++;
      note(reason, { now, row, outdoor, nowMs });
      // KMA's codes of rain, sleet and drizzle.
      const isRainy = hours.some(({ epochMs }) =>
        RAINY.includes(row.find((hour) => epochOf(hour) === epochMs)?.pty ?? 0),
      );
      const isSnowy = hours.some(({ epochMs }) => row.find((hour) => epochOf(hour) === epochMs)?.pty === 3);
      if (
        isSnowy &&
        !isRainy &&
        outfits[0]?.outfit === outfit &&
        /겨울비|비 오는|빗속|우산/.test(KO.outfits[outfit.id])
      )
        wrong.push(`${kstDate(nowMs)} ${kstHour(nowMs)}h: ${KO.outfits[outfit.id]} in snow`);
      // What the first row puts on is no thing to carry.
      for (const { label, group } of takeAlong.filter(({ worn, label }) => worn !== label))
        if (/짧게|실내|나가기 전에|받쳐|걸칠|재킷|그늘|운동은/.test(label) !== (group !== undefined))
          wrong.push(`${label} [can be carried]`);
      for (const { text } of layers)
        if (/(집업|패딩|바람막이) 앞을 여/.test(text)) wrong.push(`${text} [it has a zip]`);
    }
    const untilMs = Math.max(kstEpochMs(addDays(kstDate(nowMs), 1)), nowMs + 6 * HOUR_MS);
    const ahead = now.forecasts.filter((hour) => epochOf(hour) < untilMs);
    note(now.weatherMessage, { now, row: ahead, outdoor: ahead, nowMs });
  }
  expect(reasons).toBeGreaterThan(50_000 / STEP);
  expect(wrong).toEqual([]);
});
