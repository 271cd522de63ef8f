import type { Messages } from '../messages';

export const my: Messages['my'] = {
  profile: 'Your profile',
  name: (nickname) => nickname,
  accountAt: (provider) => `${provider} account`,
  activity: 'Activity and news',
  settings: 'Settings',
  support: 'Support',
  notMemberYet: 'New to Nalot?',
};
