/** Pictures of widgets, and the script that shows them. */
export const widget = {
  scriptTitle: '날옷 위젯',
  formatHeading: (placeName: string, day: 'today' | 'tomorrow'): string =>
    `${placeName} ${day === 'tomorrow' ? '내일' : '오늘'}`,
  formatTakeAlong: (labels: readonly string[]): string => `챙겨요: ${labels.join(', ')}`,
};
