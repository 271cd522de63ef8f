import { DAY_MS } from '@/lib/contract/durations';
import { formatWhole } from '../format-whole';
import { kstHour } from '../kst';
import { formatHour } from '../weather/clock-text';
import type { WeatherHour } from '../weather/weather';
import { addJosa } from './josa';
import type { Extreme, OutingFacts } from './outing-facts';
import type { Peak, ReasonFacts } from './reason-texts';

type OutingTexts = Pick<
  ReasonFacts,
  | 'span'
  | 'range'
  | 'colderAt'
  | 'warmerAt'
  | 'coldest'
  | 'warmest'
  | 'coldestFelt'
  | 'warmestFelt'
  | 'swing'
  | 'parts'
  | 'getsWarmer'
  | 'getsColder'
  | 'coolsAtSunset'
>;

/** Formats the time of an hour: 지금, 오후 3시, 다음 날 새벽 2시. */
export function formatTime({ epochMs }: WeatherHour, { nowHourMs, course }: OutingFacts): string {
  if (epochMs === nowHourMs) return '지금';
  const hour = kstHour(epochMs);
  // A night out may last until the hours of its first morning come again. Midnight belongs to the day before.
  const isNextDay = epochMs - (course[0]?.epochMs ?? epochMs) >= DAY_MS && hour !== 0;
  return `${isNextDay ? '다음 날 ' : ''}${formatHour(hour)}`;
}

/** Formats the facts of an outing. `placeOf` names the other place in which an hour is spent. */
export function formatOuting(outing: OutingFacts, placeOf: (hour: WeatherHour) => string | undefined): OutingTexts {
  const { nowHourMs, span, rangeK, coldestElsewhere, warmestElsewhere, getsWarmer, getsColder, coolsAtSunset } = outing;
  const toPeak = ({ hour, degreesC, direction }: Extreme): Peak => {
    const place = placeOf(hour);
    const time = formatTime(hour, outing);
    const degrees = `${formatWhole(degreesC)}°`;
    if (place) return { at: place, when: `${place}에선`, degrees, direction };
    return { at: time, when: hour.epochMs === nowHourMs ? time : `${time}엔`, degrees, direction };
  };
  const [coldest, warmest] = [outing.coldest, outing.warmest];
  const [first, then] = coldest.hour.epochMs < warmest.hour.epochMs ? [coldest, warmest] : [warmest, coldest];
  const isSwing = then.direction !== null && placeOf(first.hour) === undefined;
  return {
    span: span && formatSpan(span),
    range: rangeK === null ? null : formatWhole(rangeK),
    colderAt: (coldestElsewhere && placeOf(coldestElsewhere)) ?? null,
    warmerAt: (warmestElsewhere && placeOf(warmestElsewhere)) ?? null,
    coldest: toPeak(coldest),
    warmest: toPeak(warmest),
    coldestFelt: toPeak(outing.coldestFelt),
    warmestFelt: toPeak(outing.warmestFelt),
    swing: isSwing ? [toPeak(first), toPeak(then)] : null,
    // Two places differ, not two parts of the day.
    parts:
      warmest.degreesC - coldest.degreesC >= DIFFERENT_K && !coldestElsewhere && !warmestElsewhere
        ? formatParts(first.hour, then.hour)
        : null,
    getsWarmer,
    getsColder,
    coolsAtSunset,
  };
}

const formatSpan = ({ lowC, highC }: { lowC: number; highC: number }): string =>
  lowC === highC ? `${formatWhole(lowC)}°라` : `${formatWhole(lowC)}°에서 ${formatWhole(highC)}° 사이라`;

/** Composes the reason of a day whose hours have passed, when the user may still mark what they wore. */
export const composePastReason = ({ coldest, warmest }: OutingFacts): string =>
  `오늘은 ${formatExtremes(coldest.degreesC, warmest.degreesC)}였어요. 입고 나갔다면 표시해 두세요.`;

/** Composes the reason of an outfit that is chosen for the season, because the weather is unknown. */
export const composeUsualReason = ({ day: { lowC, highC } }: OutingFacts): string =>
  `이맘때는 보통 ${formatExtremes(lowC, highC)}예요. 날씨를 받으면 다시 골라 드릴게요.`;

const formatExtremes = (lowC: number, highC: number): string =>
  lowC === highC ? `${formatWhole(lowC)}°` : `${formatWhole(lowC)}°에서 ${formatWhole(highC)}° 사이`;

/** Difference from which two parts of the day are compared, K. */
const DIFFERENT_K = 5;

/** Parts of the day with the hour before which each ends. */
const PARTS = [
  [6, '새벽'],
  [11, '아침'],
  [17, '낮'],
  [21, '저녁'],
  [24, '밤'],
] as const;

function formatParts(first: WeatherHour, then: WeatherHour): string | null {
  const [one, other] = [first, then].map(({ epochMs }) => PARTS.find(([end]) => kstHour(epochMs) < end)?.[1] ?? '');
  return one && other && one !== other ? `${addJosa(one, '과/와')} ${other}` : null;
}
