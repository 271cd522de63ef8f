import { addJosa } from './josa';

interface Time {
  month: number;
  day: number;
  hour: number;
  minute: number;
}

function formatDifference(day: string, degrees: number) {
  if (degrees === 0) return { before: `${addJosa(day, '과/와')} `, difference: '비슷해요', after: '' };
  const difference = degrees > 0 ? `${degrees}° 높아요` : `${-degrees}° 낮아요`;
  return { before: `${day}보다 `, difference, after: '' };
}

const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일'];

/** The present weather and where it comes from. */
export const weatherNow = {
  label: '지금 날씨',
  showMore: '날씨 자세히 보기',
  /** Precedes the temperature for screen readers. */
  now: '지금 ',
  loading: '날씨를 부르고 있어요',
  failed: '날씨를 불러오지 못했어요',
  hourlyFailed: '시간대별 날씨를 받지 못했어요',
  daysFailed: '열흘 예보를 불러오지 못했어요',
  usual: (place: string): string => `이맘때 ${place}`,
  feelsLike: '지금 체감',
  /** Differences from yesterday, and of tomorrow from today, whose middle part is emphasised. */
  fromYesterday: (degrees: number) => formatDifference('어제', degrees),
  fromToday: (degrees: number) => formatDifference('오늘', degrees),
  /** Precedes a percentage. */
  rainChance: '강수확률',
  /** Precede the low and the high for screen readers. */
  low: { today: '오늘 최저 ', tomorrow: ' 최저 ' },
  high: ', 최고 ',
  tomorrow: '내일',
  /** Name of a later day, and the same for a day that the forecast has no hours for. */
  later: (weekday: number, dayOfMonth: number): string => `${dayOfMonth}일 ${WEEKDAYS[weekday]}요일`,
  roughly: (day: string): string => `${day}, 대략`,
  warnings: {
    label: '기상특보',
    issued: (hour: number, minute: number): string => `${hour}시${minute > 0 ? ` ${minute}분` : ''} 발표`,
    unreadable: '새 기상특보를 읽지 못했어요. 기상청에서 확인해 주세요',
  },
  source: {
    fetching: '지금 날씨를 부르고 있어요',
    fetchingLong: '날씨를 받지 못하고 있어요. 1분마다 다시 시도해요',
    offline: '오프라인이에요 · ',
    /** Follows the label of sample weather that real weather replaces. */
    untilOnline: '인터넷에 연결되면 실제 날씨로 바뀌어요',
    missing: '오늘 날씨를 받지 못했어요',
    /** Recorded weather of a place and date (`YYYY-MM-DD`). */
    recorded: (place: string, date: string): string =>
      `${place} ${date.split('-').map(Number).join('.')} 관측 기록이에요`,
    /** The same beside a longer text. */
    recordedBriefly: (place: string, date: string): string => `${place} ${date.split('-').map(Number).join('.')} 기록`,
    lastReceived: ({ month, day, hour, minute }: Time): string =>
      `${month}월 ${day}일 ${hour}시 ${String(minute).padStart(2, '0')}분에 마지막으로 받은 날씨예요`,
    asOf: ({ hour, minute }: Time): string => `${hour}시 ${String(minute).padStart(2, '0')}분 기준`,
    outage: (reason: 'offline' | 'slow', age: string): string =>
      `${reason === 'offline' ? '오프라인이에요' : '연결이 느려요'}. ${age} 날씨예요`,
  },
};
