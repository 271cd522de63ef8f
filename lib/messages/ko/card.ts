import { formatRange, type DegreeRange } from './search-pages';

/** Shared cards and previews of links. */
export const card = {
  appName: '날옷',
  formatPlace: ({ sido, sigungu }: { sido: string; sigungu: string }): string => `${sido} ${sigungu}`,
  formatTitle: (day: 'today' | 'tomorrow', outfit: string): string =>
    day === 'tomorrow' ? `내일은 ${outfit}` : outfit,
  /** Stands before the lowest and highest temperature. */
  rangeDay: { today: '', tomorrow: '내일 ' },
  /** Formats the apparent temperature, which has a degree sign already. */
  formatFeelsLike: (degrees: string): string => `체감 ${degrees}`,
  /** Preview of a temperature's guide. */
  guide: {
    heading: '기온별 옷차림',
    formatRange: (range: DegreeRange): string => `${formatRange(range)}에 입는 옷`,
    slogan: '오늘 뭐 입지?',
  },
};
