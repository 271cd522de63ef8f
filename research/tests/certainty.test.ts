import { getWeekday, kstDate } from '@/lib/domain/kst';
import { getCertainty, SURE_WITHIN_K, type Certainty } from '@/lib/domain/weather/certainty';
import { hash32 } from '@/lib/domain/weather/pick-variant';
import { getSeoul2025Days } from '../replay/day-sets';
import { getSeoul2023Days, type ObservedDay } from '@/tests/support/recorded-days/observed-days';

const LEAD_DAYS = Array.from({ length: 10 }, (_, index) => index);
/** Amount from which a day counts as rainy, mm. */
const WET_MM = 0.5;
const WET_SHARE = 0.3;

const uniform = (seed: string) => (hash32(seed) + 0.5) / 0x1_0000_0000;
/** Returns a standard normal number, which is constant for a seed (Box-Muller). */
const drawNormal = (seed: string) =>
  Math.sqrt(-2 * Math.log(uniform(`${seed}:radius`))) * Math.cos(2 * Math.PI * uniform(`${seed}:angle`));

const getHighC = ({ weather, date }: ObservedDay) =>
  Math.max(...weather.hours.filter(({ epochMs }) => kstDate(epochMs) === date).map(({ temperatureC }) => temperatureC));
const isWet = ({ weather, date }: ObservedDay) =>
  weather.hours
    .filter(({ epochMs }) => kstDate(epochMs) === date)
    .reduce((sum, { precipitation }) => sum + (precipitation.amountMm ?? 0), 0) >= WET_MM;

/** Error of the highest temperature, K: grows from 1.1 K today to 4 K on the tenth day. */
const getErrorK = (seed: string, leadDays: number) => (1.1 + 0.32 * leadDays) * drawNormal(`${seed}:high`);

/**
 * Returns the chance of rain that a forecast gives, in tens of %: the posterior of a signal whose distance between wet
 * and dry days shrinks with the lead.
 */
function forecastRainPct(wet: boolean, seed: string, leadDays: number): number {
  const distance = 3.2 - 0.26 * leadDays;
  const signal = (wet ? distance / 2 : -distance / 2) + drawNormal(`${seed}:rain`);
  const odds = (WET_SHARE / (1 - WET_SHARE)) * Math.exp(distance * signal);
  return Math.round((odds / (1 + odds)) * 10) * 10;
}

interface Judged {
  certainty: Certainty;
  leadDays: number;
  wet: boolean;
  rainPct: number;
  errorK: number;
}

const DAYS = [...getSeoul2023Days(), ...getSeoul2025Days()];
const judged: Judged[] = LEAD_DAYS.flatMap((leadDays) =>
  DAYS.map((day): Judged => {
    const seed = `${day.date}:${getWeekday(day.date)}:${leadDays}`;
    const [wet, errorK] = [isWet(day), getErrorK(seed, leadDays)];
    const rainPct = forecastRainPct(wet, seed, leadDays);
    const certainty = getCertainty({ leadDays, rainChancePct: rainPct, highC: getHighC(day) + errorK });
    return { certainty, leadDays, wet, rainPct, errorK };
  }),
);
const ofKind = (...kinds: Certainty['kind'][]) => judged.filter(({ certainty }) => kinds.includes(certainty.kind));
const getShare = <T>(all: readonly T[], holds: (each: T) => boolean) => all.filter(holds).length / all.length;

/** A sure forecast holds if the rain is as forecast and the high is close to it. */
const holdsSurely = ({ rainPct, wet, errorK }: Judged) => rainPct > 50 === wet && Math.abs(errorK) <= SURE_WITHIN_K;

describe('phrases of certainty, in forecasts whose errors grow by lead day', () => {
  it('hold in at least 90 % of the days that are called almost certain', () => {
    const sure = ofKind('sure');
    expect(sure.length).toBeGreaterThan(300);
    expect(getShare(sure, holdsSurely)).toBeGreaterThanOrEqual(0.9);
  });

  it('are not too careful: days before the day after tomorrow are mostly called almost certain', () => {
    expect(
      getShare(judged, ({ leadDays, certainty }) => leadDays < 2 && certainty.kind === 'sure') * 5,
    ).toBeGreaterThan(0.5);
  });

  it('call rain half if it falls on 35 to 65 % of these days, near and far', () => {
    for (const isNear of [true, false]) {
      const half = ofKind('rainHalf', 'snowHalf').filter(({ leadDays }) => leadDays < 5 === isNear);
      expect(half.length).toBeGreaterThan(100);
      const share = getShare(half, ({ wet }) => wet);
      expect(share).toBeGreaterThanOrEqual(0.35);
      expect(share).toBeLessThanOrEqual(0.65);
    }
  });

  it.each([2, 5, 9])('name degrees that about four of five days %d days ahead stay within', (lead) => {
    const days = ofKind('degrees').filter(({ leadDays }) => leadDays === lead);
    const share = getShare(
      days,
      ({ certainty, errorK }) => certainty.kind === 'degrees' && Math.abs(errorK) <= certainty.degrees + 0.5,
    );
    expect(share).toBeGreaterThanOrEqual(0.7);
    expect(share).toBeLessThanOrEqual(0.93);
  });
});
