import type { Messages } from '../messages';

export const calls: Messages['calls'] = {
  internal: 'Something went wrong. Please try again.',
  timeout: 'This is taking too long. Please try again in a moment.',
  offline: 'Please check your internet connection.',
};
