import { clock } from './clock';
import { dates, type NamedDay } from './dates';
import { amounts, type PrecipitationAmount } from './amounts';

/** The amount is null if it is unknown. */
interface Amount extends Pick<PrecipitationAmount, 'unit'> {
  amount: number | null;
}

/** An hour of a named day. */
type DayHour = NamedDay & { hour: number };

/** The next precipitation: one hour, or the first and the last of several. */
interface NextPrecipitation extends Amount {
  kind: PrecipitationKind;
  /** Null if it falls now. */
  from: DayHour | null;
  /** Last hour; null if it is one hour. */
  until: DayHour | null;
}

/** KMA's names of its precipitation types. */
const KINDS = {
  rain: '비',
  sleet: '진눈깨비',
  snow: '눈',
  shower: '소나기',
  drizzle: '빗방울',
  drizzleAndFlurries: '빗방울·눈',
  flurries: '눈날림',
};
type PrecipitationKind = keyof typeof KINDS;

const formatHourly = (kind: PrecipitationKind, { amount, unit }: Amount): string =>
  amount === null ? KINDS[kind] : `${KINDS[kind]} ${amounts.precipitation({ amount, unit })}`;

const formatTime = (at: DayHour): string =>
  `${at.daysAhead === 0 ? '' : `${dates.formatDay(at)} `}${clock.formatHour(at.hour)}`;

/** Formats a span: '내일 새벽 4-5시' if both ends have the same prefix, else '저녁 8시-밤 11시'. */
function formatSpan(from: string, until: string): string {
  const [start, end] = [from.split(' '), until.split(' ')];
  const [last = ''] = end.slice(-1);
  if (start.slice(0, -1).join(' ') === end.slice(0, -1).join(' ')) return `${from.slice(0, -1)}-${last}`;
  const shared = start.length === 3 && start[0] === end[0] ? end.slice(1) : end;
  return `${from}-${shared.join(' ')}`;
}

/** Rain and snow of hours and days. */
export const precipitation = {
  kinds: KINDS,
  /** Formats '눈 2cm', or '눈' if the amount is unknown. */
  formatHourly,
  /** Amount of a day on which less falls than a gauge can measure. */
  trace: '적은 양',
  /** Kinds of a day whose amount is unknown. */
  dayKinds: { rain: '비', snow: '눈', mixed: '비와 눈' },
  /** Names the kind below the amount of a day; `snowCm` is known for mixed precipitation at most. */
  formatDayDetail: (kind: 'rain' | 'snow' | 'mixed' | 'none', snowCm: number | null): string => {
    if (kind === 'mixed')
      return snowCm ? `비와 눈 ${amounts.precipitation({ amount: snowCm, unit: 'cm' })}` : '비와 눈';
    if (kind === 'none') return '오늘 하루';
    return kind === 'snow' ? '오늘 내리는 눈' : '오늘 내리는 비';
  },
  /** Formats kind, span and total: '내일 새벽 4-5시 비 0.2mm'. */
  formatNext({ kind, from, until, ...total }: NextPrecipitation): string {
    const what = formatHourly(kind, total);
    if (!from) return until ? `지금부터 ${formatTime(until)}까지 ${what}` : `지금 ${what}`;
    return `${until ? formatSpan(formatTime(from), formatTime(until)) : formatTime(from)} ${what}`;
  },
};
