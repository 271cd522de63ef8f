import type { Messages } from '../messages';

export const failure: Messages['failure'] = {
  retry: 'Try again',
  tryLater: 'Please try again in a moment.',
  pageFailed: 'This page couldn’t be shown',
  tab: 'Nalot',
};
