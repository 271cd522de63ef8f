import { units } from './units';

interface HourFacts {
  /** From `now`, `hour` or `hourOn`. */
  time: string;
  sky: string;
  degrees: number;
  feelsLike: number;
  /** Percent. */
  rainChance: number | null;
  precipitation: string | null;
}

/** Time of an observation or issue. Its date is null if that is today. */
export interface OriginTime {
  hour: number;
  minute: number;
  date: { month: number; day: number } | null;
}

type OriginKind = 'observed' | 'forecast' | 'modelled';

const ORIGIN_KINDS: Record<OriginKind, string> = { observed: '관측', forecast: '예보', modelled: '모델' };
const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일'] as const;
const NEAR_DAYS = ['오늘', '내일', '모레'] as const;

const padTwo = (value: number) => String(value).padStart(2, '0');
/** Joins the known parts of a text. */
const join = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' ');

/** Formats '09시' or '09:40'; of another day with its date: '11.20 23시'. */
function formatOriginTime(time: OriginTime | null): string | null {
  if (!time) return null;
  const { hour, minute, date } = time;
  const clock = minute === 0 ? `${padTwo(hour)}시` : `${padTwo(hour)}:${padTwo(minute)}`;
  return date ? `${date.month}.${date.day} ${clock}` : clock;
}

/** The weather screen below the present weather. Weekdays count from Monday, 0. */
export const weatherScreen = {
  hourly: {
    title: '시간대별',
    /** Follows the title if no precipitation is announced there. */
    titleRest: '날씨',
    label: '시간대별 날씨',
    now: '지금',
    hour: (hour: number): string => `${hour}시`,
    hourOn: (day: string, hour: number): string => `${day} ${hour}시`,
    describe: ({ time, sky, degrees, feelsLike, rainChance, precipitation }: HourFacts): string =>
      `${time} ${sky}, ${units.spokenDegrees(degrees)}, 체감 ${units.spokenDegrees(feelsLike)}${
        rainChance === null ? '' : `, 강수확률 ${rainChance}퍼센트`
      }${precipitation === null ? '' : `, ${precipitation}`}`,
    /** Title of a day: '내일 23일 (월)'. */
    dayTitle: (daysAhead: number, dayOfMonth: number, weekday: number): string =>
      `${NEAR_DAYS[daysAhead] ?? ''} ${dayOfMonth}일 (${WEEKDAYS[weekday]})`.trim(),
    feelsLike: '체감온도',
  },
  /** Name of a day relative to today: 오늘, 내일, 모레, otherwise its weekday. */
  nameDay: (daysAhead: number, weekday: number): string => NEAR_DAYS[daysAhead] ?? `${WEEKDAYS[weekday]}요일`,
  gauges: {
    uv: '자외선',
    uvPeak: (index: number): string => `오늘 최고 ${index}`,
    dust: '미세먼지',
    coarse: (amount: number): string => `지금 미세 ${amount}`,
    fine: (amount: number): string => `지금 초미세 ${amount}`,
    precipitation: '강수량',
  },
  tiles: {
    humidity: '습도',
    wind: '바람',
    sunrise: '일출',
    sunset: '일몰',
    dust: (day: string): string => `${day} 미세먼지`,
    snow: (day: string): string => `${day} 내리는 눈`,
  },
  days: {
    ten: '열흘 동안',
    ahead: '앞으로의 날씨',
    today: '오늘',
    weekdays: WEEKDAYS as readonly string[],
    /** Continue a weekday and a day of the month for screen readers. */
    weekdayRest: '요일',
    dayRest: '일',
    /** Precedes the first day of a month. */
    month: (month: number): string => `${month}.`,
    /** Precede the values for screen readers. */
    low: '최저 ',
    high: '최고 ',
    rainChance: '강수확률 ',
    noRainChance: '강수확률 정보 없음',
    /** Follow a day for screen readers. */
    holiday: ', 쉬는 날',
    planned: ', 정해 둔 일정 있음',
    noSky: '하늘 정보 없음',
  },
  origins: {
    temperature: (time: OriginTime | null, kind: OriginKind): string =>
      join('기온', formatOriginTime(time), ORIGIN_KINDS[kind]),
    dust: (station: string | null, time: OriginTime | null, kind: OriginKind): string =>
      join('미세먼지', station, formatOriginTime(time), kind !== 'observed' && ORIGIN_KINDS[kind]),
    forecast: (time: OriginTime): string => join('예보', formatOriginTime(time), '발표'),
  },
};
