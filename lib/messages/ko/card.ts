import type { ShownDay } from '@/lib/contract/hour-spans-field';
import { formatRange, type DegreeRange } from './search-pages';

/** Shared cards and previews of links. */
export const card = {
  appName: '날옷',
  formatPlace: ({ sido, sigungu }: { sido: string; sigungu: string }): string => `${sido} ${sigungu}`,
  /** `date` is the day of the year (12월 5일), for a later day. */
  formatTitle: (day: ShownDay, outfit: string, date: string): string =>
    ({ today: '', tomorrow: '내일은 ', later: `${date}에는 ` })[day] + outfit,
  /** Stands before the lowest and highest temperature. */
  formatRangeDay: (day: ShownDay, date: string): string => ({ today: '', tomorrow: '내일 ', later: `${date} ` })[day],
  /** Formats the apparent temperature, which has a degree sign already. */
  formatFeelsLike: (degrees: string): string => `체감 ${degrees}`,
  /** Preview of a temperature's guide. */
  guide: {
    heading: '기온별 옷차림',
    formatRange: (range: DegreeRange): string => `${formatRange(range)}에 입는 옷`,
    slogan: '오늘 뭐 입지?',
  },
};
