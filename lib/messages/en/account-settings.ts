import type { Messages } from '../messages';

export const accountSettings: Messages['accountSettings'] = {
  account: 'Account',
  marketing: 'Offers and news',
  marketingText: 'Everything works without them.',
  logOut: 'Log out',
  logOutTitle: 'Log out?',
  logOutText: 'Your data on this device is deleted as well.',
  logOutElsewhere: 'Log out on other devices',
  logOutElsewhereTitle: 'Log out on other devices?',
  logOutElsewhereText: 'Only this device stays logged in. The others receive no more notifications.',
  loggedOutElsewhere: (devices) => {
    if (devices === 0) return 'You are not logged in on any other device.';
    return `You are logged out on ${devices} other ${devices === 1 ? 'device' : 'devices'}.`;
  },
};
