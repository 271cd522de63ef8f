import type { Messages } from '../messages';

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

export const age: Messages['age'] = {
  days: (count) => ago(count, 'day'),
  hours: (count) => ago(count, 'hour'),
  minutes: (count) => ago(count, 'minute'),
  now: 'just now',
};
