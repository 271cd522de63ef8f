import type { Messages } from '../messages';
import { formatRange } from './search-pages';
import type { Units } from './units';

export const createCard = (units: Units): Messages['card'] => ({
  appName: 'Nalot',
  formatPlace: ({ sido, sigungu }) => `${sigungu}, ${sido}`,
  formatTitle: (day, outfit, date) => ({ today: '', tomorrow: 'Tomorrow: ', later: `${date}: ` })[day] + outfit,
  formatRangeDay: (day, date) => ({ today: '', tomorrow: 'Tomorrow ', later: `${date} ` })[day],
  formatFeelsLike: (degrees) => `Feels like ${degrees}`,
  guide: {
    heading: 'What to wear by temperature',
    formatRange: (range) => `What to wear ${formatRange(range, units)}`,
    slogan: 'What do I wear today?',
  },
});
