import { units } from './units';

/** The daily push. */
export const dailyPush = {
  /** Numbers of characters that a lock screen shows without truncation. */
  limits: { title: 40, body: 120 },
  formatTitle(facts: {
    day: 'today' | 'tomorrow';
    placeName: string | undefined;
    /** Air temperatures, °C; null if the real weather is unknown. */
    range: { min: number; max: number } | null;
    categoryName: string;
  }): string {
    const { day, placeName, range, categoryName } = facts;
    const [min, max] = range ? [units.degrees(range.min), units.degrees(range.max)] : [null, null];
    const degrees = min === max ? min : `${min}~${max}`;
    return `${day === 'today' ? '오늘' : '내일'} ${placeName ? `${placeName} ` : ''}${degrees ? `${degrees} · ` : ''}${categoryName} 옷차림`;
  },
  /** Labels recorded weather with its date, YYYY-MM-DD. */
  formatRecorded: (date: string, reason: string): string => `예시 날씨 ${date} · ${reason}`,
};
