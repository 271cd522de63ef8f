import type { DayPart, Moment, OtherPlace, Peak, ReasonFacts, Span, SportTime } from '../reason-facts';
import { clock } from './clock';
import type { Units } from './units';

/** '3° to 12°', or '3°'. */
export const formatSpan = ({ lowC, highC }: Span, { degrees }: Units): string =>
  lowC === highC ? degrees(lowC) : `${degrees(lowC)} to ${degrees(highC)}`;

/** '3 pm', '2 am the next day'. */
const formatHour = ({ hour, isNextDay }: Exclude<Moment, 'now'>): string =>
  `${clock.formatHour(hour)}${isNextDay ? ' the next day' : ''}`;

/** 'now', 'at 3 pm'. */
export const atMoment = (moment: Moment): string => (moment === 'now' ? moment : `at ${formatHour(moment)}`);

/** 'from now', 'from 3 pm'. */
export const fromMoment = (moment: Moment): string => `from ${moment === 'now' ? moment : formatHour(moment)}`;

/** 'in Chuncheon', 'at your other place'. */
export const inPlace = (place: OtherPlace | null): string => (place?.name ? `in ${place.name}` : 'at your other place');

/** 'now', 'at 9 pm', 'in Chuncheon'. */
export const atPeak = ({ moment, place }: Pick<Peak, 'moment' | 'place'>): string =>
  place ? inPlace(place) : atMoment(moment);

export const PARTS: Record<DayPart, string> = {
  'early-morning': 'early-morning',
  morning: 'morning',
  daytime: 'daytime',
  evening: 'evening',
  night: 'night',
};

export const WARMTHS: Record<ReasonFacts['warmth'], string> = {
  'less-cold': 'less cold',
  warmer: 'warmer',
  hotter: 'hotter',
};

/** 'before 10 am', 'after 7 pm', 'somewhere cool indoors'. */
export const formatSportTime = (time: SportTime | null): string =>
  time ? `${time.is} ${clock.formatHour(time.hour)}` : 'somewhere cool indoors';
