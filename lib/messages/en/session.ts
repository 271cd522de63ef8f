import type { Messages } from '../messages';

export const session: Messages['session'] = {
  loginRequired: 'Please log in.',
  welcome: (nickname) => `Welcome, ${nickname}!`,
};
