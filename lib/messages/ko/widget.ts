import type { ShownDay } from '@/lib/contract/hour-spans-field';

/** Pictures of widgets, and the script that shows them. */
export const widget = {
  scriptTitle: '날옷 위젯',
  /** A later day has no name of its own: the picture contains its date. */
  formatHeading: (placeName: string, day: ShownDay): string =>
    placeName + { today: ' 오늘', tomorrow: ' 내일', later: '' }[day],
  formatTakeAlong: (labels: readonly string[]): string => `챙겨요: ${labels.join(', ')}`,
};
