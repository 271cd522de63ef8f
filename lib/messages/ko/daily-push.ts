/** The daily push. Degrees are whole numbers in digits. */
export const dailyPush = {
  /** Numbers of characters that a lock screen shows without truncation. */
  limits: { title: 40, body: 120 },
  formatTitle(facts: {
    day: 'today' | 'tomorrow';
    placeName: string | undefined;
    /** Null if the real weather is unknown. */
    range: { min: string; max: string } | null;
    categoryName: string;
  }): string {
    const { day, placeName, range, categoryName } = facts;
    const degrees = range && (range.min === range.max ? `${range.min}°` : `${range.min}°~${range.max}°`);
    return `${day === 'today' ? '오늘' : '내일'} ${placeName ? `${placeName} ` : ''}${degrees ? `${degrees} · ` : ''}${categoryName} 옷차림`;
  },
  /** Labels recorded weather with its date, YYYY-MM-DD. */
  formatRecorded: (date: string, reason: string): string => `예시 날씨 ${date} · ${reason}`,
};
