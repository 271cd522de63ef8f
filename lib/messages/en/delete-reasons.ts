import type { Messages } from '../messages';

/** Descriptions by the id of the reason. */
const DESCRIPTIONS: Record<number, string> = {
  1: 'I don’t use it often',
  2: 'I don’t like the suggested outfits',
  3: 'The weather is often wrong',
  4: 'It is hard to use',
  5: 'Too many notifications',
  6: 'I worry about my personal data',
  7: 'I use another service',
  8: 'Something else',
};

export const deleteReasons: Messages['deleteReasons'] = {
  describe: ({ id, description }) => DESCRIPTIONS[id] ?? description,
};
