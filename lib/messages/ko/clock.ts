/** Times of day. */
export const clock = {
  /** Formats an hour of the day: 새벽 2시, 오전 9시, 낮 12시, 오후 3시, 밤 10시, 밤 12시. */
  formatHour: (hour: number): string => {
    if (hour === 0) return '밤 12시';
    if (hour === 12) return '낮 12시';
    const half = hour > 12 ? hour - 12 : hour;
    if (hour < 6) return `새벽 ${half}시`;
    if (hour < 12) return `오전 ${half}시`;
    return hour < 18 ? `오후 ${half}시` : hour < 21 ? `저녁 ${half}시` : `밤 ${half}시`;
  },
  /** Formats the half of the day of an hour, for forecasts without hours: 오전, 오후. */
  formatHalf: (hour: number): string => (hour < 12 ? '오전' : '오후'),
  /** Puts an hour of tomorrow into the context of today: 내일 오전 9시. */
  tomorrowAt: (hour: string): string => `내일 ${hour}`,
};
