import type { Messages } from '../messages';
import { createSuitableRange } from './suitable-range';
import type { Units } from './units';

export function createDailyPush(units: Units): Messages['dailyPush'] {
  const { exactly, between } = createSuitableRange(units);
  return {
    // Latin letters are about half as wide as Korean ones.
    limits: { title: 60, body: 200 },
    formatTitle({ day, placeName, range, categoryName }) {
      const when = placeName ? `${placeName} ${day}` : day === 'today' ? 'Today' : 'Tomorrow';
      const isOne = range && units.convert(range.min) === units.convert(range.max);
      const degrees = range && (isOne ? exactly(range.min) : between(range.min, range.max));
      return [when, degrees, `${categoryName} outfit`].filter(Boolean).join(' · ');
    },
    formatRecorded: (date, reason) => `Sample weather of ${date} · ${reason}`,
  };
}
