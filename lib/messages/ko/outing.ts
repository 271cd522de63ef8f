import type { DayPart, Moment, OtherPlace, ReasonFacts, Span, SportTime } from '../reason-facts';
import { clock } from './clock';
import { units } from './units';

export const formatDegrees = units.degrees;

/** '3°에서 12° 사이', or '3°'. */
export const formatSpan = ({ lowC, highC }: Span): string =>
  lowC === highC ? formatDegrees(lowC) : `${formatDegrees(lowC)}에서 ${formatDegrees(highC)} 사이`;

/** '지금', '오후 3시', '다음 날 새벽 2시'. */
export const formatMoment = (moment: Moment): string =>
  moment === 'now' ? '지금' : `${moment.isNextDay ? '다음 날 ' : ''}${clock.formatHour(moment.hour)}`;

export const namePlace = (place: OtherPlace | null): string => place?.name ?? '다른 곳';

export const PARTS: Record<DayPart, string> = {
  'early-morning': '새벽',
  morning: '아침',
  daytime: '낮',
  evening: '저녁',
  night: '밤',
};

export const WARMTHS: Record<ReasonFacts['warmth'], string> = {
  'less-cold': '덜 추우',
  warmer: '더 따뜻하',
  hotter: '더 더우',
};

/** '오전 10시 전에', '저녁 7시 뒤에', '시원한 실내에서'. */
export const formatSportTime = (time: SportTime | null): string =>
  time ? `${clock.formatHour(time.hour)} ${time.is === 'before' ? '전에' : '뒤에'}` : '시원한 실내에서';
