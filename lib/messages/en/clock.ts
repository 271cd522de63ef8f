import type { Messages } from '../messages';

export const clock: Messages['clock'] = {
  formatHour: (hour) => {
    if (hour === 0) return 'midnight';
    if (hour === 12) return 'noon';
    return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
  },
  formatHalf: (hour) => (hour < 12 ? 'the morning' : 'the afternoon'),
  tomorrowAt: (hour) => `${hour} tomorrow`,
};
