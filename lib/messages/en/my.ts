import type { Messages } from '../messages';

export const my: Messages['my'] = {
  profile: 'Your profile',
  name: (nickname) => nickname,
  accountAt: (provider) => `${provider} account`,
  activity: 'Activity and news',
  settings: 'Settings',
  ownAge: 'Pictures of people near my age first',
  ownAgeText: 'Only among outfits that suit equally well. Pupils see uniforms first on school days.',
  support: 'Support',
  notMemberYet: 'New to Nalot?',
};
