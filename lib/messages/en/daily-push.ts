import type { Messages } from '../messages';

export const dailyPush: Messages['dailyPush'] = {
  // Latin letters are about half as wide as Korean ones.
  limits: { title: 60, body: 200 },
  formatTitle({ day, placeName, range, categoryName }) {
    const when = placeName ? `${placeName} ${day}` : day === 'today' ? 'Today' : 'Tomorrow';
    const degrees = range && (range.min === range.max ? `${range.min}°C` : `${range.min} to ${range.max}°C`);
    return [when, degrees, `${categoryName} outfit`].filter(Boolean).join(' · ');
  },
  formatRecorded: (date, reason) => `Sample weather of ${date} · ${reason}`,
};
