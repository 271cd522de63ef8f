import type { Messages } from '../messages';
import { clock } from './clock';

const LIST = new Intl.ListFormat('en');

export const hours: Messages['hours'] = {
  formatSpan: ({ from, until, indoors }) => {
    const end = clock.formatHour(until % 24) + (until > from ? '' : ' next day');
    return `${clock.formatHour(from)}–${end}${indoors ? ' indoors' : ''}`;
  },
  describeBasis: (spans, places) => `For ${LIST.format(spans)}${places.length > 0 ? ` · ${LIST.format(places)}` : ''}`,
};
