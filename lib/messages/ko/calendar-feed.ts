/** Calendar by address. */
export const calendarFeed = {
  name: '날옷',
  rough: '아직 대략적인 예보라 바뀔 수 있어요.',
  dayOff: '쉬는 날',
  /** Names a public holiday by its everyday name, given the one of the government's calendar; '' if it is unknown. */
  formatHoliday: (name: string): string =>
    name.replace('1월 1일', '새해 첫날').replace('기독탄신일', '성탄절').replace('ㆍ', '·') || '공휴일',
  formatRange: (low: string, high: string): string => `${low} → ${high}`,
  /** 2박 3일 여행. */
  trip: (length: string): string => `${length} 여행`,
  packed: (count: number): string => `챙길 것 ${count}가지`,
  reason: (name: string, reason: string): string => `${name} (${reason})`,
  /** An umbrella that is needed from an hour on. */
  itemFrom: (label: string, hour: string): string => `${label} ${hour}부터`,
};
