import { addDays } from '@/lib/domain/kst';
import { correctForecast } from '@/lib/domain/weather/correct-forecast';
import {
  CHECK_COUNT,
  createCheckedDay,
  estimateBias,
  getCheckIndex,
  getLeadClass,
  LEAD_CLASSES_H,
  NO_BIAS,
  type CheckedDay,
} from '@/lib/domain/weather/forecast-bias';
import { hash32 } from '@/lib/domain/weather/pick-variant';
import { makeDayWeather } from '@/tests/support/day-weather';

const START = '2026-04-01';
const SIGMA_K = 1.5;
const CELLS = 300;

const drawNumber = (text: string) => (hash32(text) + 0.5) / 2 ** 32;
const drawNormal = (text: string) =>
  Math.sqrt(-2 * Math.log(drawNumber(`${text}:a`))) * Math.cos(2 * Math.PI * drawNumber(`${text}:b`));

/** Error of the forecast of a day, the same in all of its hours, K. */
const errorOf = (cell: number, day: number, biasK: number) => biasK + SIGMA_K * drawNormal(`${cell}:${day}`);

/** Returns days on which it was 10 °C, as a forecast with these errors would have been checked. */
function checkDays(cell: number, count: number, biasK: number): CheckedDay[] {
  return Array.from({ length: count }, (_, day) => {
    const checked = createCheckedDay(addDays(START, day));
    checked.observed[15] = 100;
    checked.forecast[getCheckIndex(15, 2)] = Math.round(100 + 10 * errorOf(cell, day, biasK));
    return checked;
  });
}

const rms = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

/** Returns the error on the day after `count` checked days, over many cells: as forecast, and as corrected, K. */
function getErrors(count: number, biasK: number) {
  const errors = Array.from({ length: CELLS }, (_, cell) => {
    const correctionK = estimateBias(checkDays(cell, count, biasK), addDays(START, count))[getCheckIndex(15, 2)]!;
    const errorK = errorOf(cell, count, biasK);
    return { errorK, correctedK: errorK - correctionK };
  });
  return { forecast: rms(errors.map(({ errorK }) => errorK)), corrected: rms(errors.map((each) => each.correctedK)) };
}

describe('the bias of forecasts', () => {
  it('is corrected within 14 days if they are 2 K too warm: from 2.5 to at most 1.6 K', () => {
    const { forecast, corrected } = getErrors(14, 2);
    expect(forecast).toBeGreaterThan(2.35);
    expect(corrected).toBeLessThanOrEqual(1.6);
  });

  it.each([5, 6, 8, 14, 30])('costs an unbiased forecast at most 0.05 K after %d days', (count) => {
    const { forecast, corrected } = getErrors(count, 0);
    expect(corrected - forecast).toBeLessThanOrEqual(0.05);
  });

  it('is never corrected by more than 3 K', () => {
    const bias = estimateBias(checkDays(0, 20, 12), addDays(START, 20));
    expect(bias[getCheckIndex(15, 2)]).toBe(3);
    expect(estimateBias(checkDays(0, 20, -12), addDays(START, 20))[getCheckIndex(15, 2)]).toBe(-3);
  });

  it('follows the newer days, and ignores days after today and those without an observation', () => {
    const changed = [...checkDays(0, 14, 2), ...checkDays(1, 34, -2).slice(14)];
    expect(estimateBias(changed, addDays(START, 34))[getCheckIndex(15, 2)]).toBeLessThan(-0.7);
    expect(estimateBias(checkDays(0, 14, 2), addDays(START, -1))).toEqual(NO_BIAS);
    const unobserved = checkDays(0, 14, 2).map((day) => ({ ...day, observed: day.observed.map(() => null) }));
    expect(estimateBias(unobserved, addDays(START, 14))).toEqual(NO_BIAS);
  });
});

describe('the correction of a forecast', () => {
  const weather = {
    ...makeDayWeather({ date: '2026-04-20', minC: 5, maxC: 15, hour: 7 }),
    days: [
      { ...makeDayWeather({ date: '2026-04-20', minC: 5, maxC: 15 }).now, date: '2026-04-20', minC: 5, maxC: 15.4 },
    ],
  };
  const nowMs = weather.now.epochMs;
  const observedNow = { kind: 'observed', atMs: nowMs, station: null } as const;
  const provenance = { ...emptyProvenance(), temperature: observedNow };
  const twoTooWarm = new Array<number>(CHECK_COUNT).fill(2);
  const corrected = correctForecast({ ...weather, provenance }, twoTooWarm, nowMs);
  const shifts = corrected.hours.map(({ epochMs, temperatureC }, index) => ({
    lead: (epochMs - nowMs) / 3_600_000,
    shiftK: temperatureC - weather.hours[index]!.temperatureC,
  }));

  it('changes the hours ahead, and neither observed and past hours nor those beyond 48 hours', () => {
    for (const { lead, shiftK } of shifts) expect(shiftK).toBeCloseTo(lead > 0 && lead <= 48 ? -2 : 0, 1);
    expect(shifts.some(({ lead }) => lead > 0 && lead <= 48)).toBe(true);
    expect(corrected.now).toEqual(weather.now);
  });

  it('moves the high of the day with the hour that reaches it, and leaves the low that has passed', () => {
    expect(corrected.days[0]).toMatchObject({ minC: 5, maxC: 13.4 });
  });

  it('is credited, unless nothing changed', () => {
    expect(corrected.source.corrected).toBe(true);
    expect(correctForecast({ ...weather, provenance }, NO_BIAS, nowMs)).toEqual({ ...weather, provenance });
  });

  it('changes the present hour if it is only forecast', () => {
    const forecastNow = { ...provenance, temperature: { ...observedNow, kind: 'forecast' as const } };
    const { now } = correctForecast({ ...weather, provenance: forecastNow }, twoTooWarm, nowMs);
    expect(now.temperatureC).toBeCloseTo(weather.now.temperatureC - 2, 1);
  });
});

it('lead times have classes up to 48 hours', () => {
  const classes = [-1, 3, 4, 48, 49].map((hours) => getLeadClass(hours * 3_600_000, 0));
  expect(classes).toEqual([0, 0, 1, LEAD_CLASSES_H.length - 1, -1]);
});

function emptyProvenance() {
  const names = ['temperature', 'humidity', 'wind', 'sky', 'precipitation', 'air', 'uv'] as const;
  const origins = Object.fromEntries(names.map((name) => [name, null])) as Record<(typeof names)[number], null>;
  return { ...origins, nextHours: null, hours: null, extremes: null, farDays: null };
}
