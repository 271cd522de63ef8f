import type { Messages } from '../messages';

export const busy: Messages['busy'] = {
  title: 'Just a moment',
  heading: 'Many people are here right now',
  reopens: (seconds) => `This page opens again by itself in ${seconds} seconds.`,
};
