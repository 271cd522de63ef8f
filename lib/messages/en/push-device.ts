import type { Messages } from '../messages';

const PERMISSION_NEEDED = 'Notifications need your permission. Please allow them in your browser’s settings.';

export const pushDevice: Messages['pushDevice'] = {
  failures: {
    'permission-default': PERMISSION_NEEDED,
    'permission-blocked': PERMISSION_NEEDED,
    'unsupported-browser':
      'This browser can’t receive notifications. Please open Nalot in a recent version of Chrome or Safari.',
    'no-indexed-db': 'Your browser blocks its storage. Check whether this is a private window.',
    'worker-registration': 'We couldn’t prepare this device for notifications. Reload the page and try again.',
    subscribe: 'We couldn’t register this device. Check that this is no private window and that you are online.',
    update: 'We couldn’t renew the registration of this device. Please try again in a moment.',
    unsubscribe: 'We couldn’t remove the old registration of this device. Please try again in a moment.',
  },
  permissionSteps: {
    ios: ['Open the Settings app and tap Notifications.', 'Choose Nalot and turn on Allow Notifications.'],
    samsungBrowser: ['Tap the lock to the left of the address.', 'Under Permissions, allow notifications.'],
    android: [
      'Tap the icon to the left of the address and open Permissions.',
      'Turn on notifications. If you installed the app, turn them on under Notifications in its app info.',
    ],
    firefox: [
      'Click the blocked notifications icon to the left of the address.',
      'Clear the block and turn notifications on again.',
    ],
    safari: ['In Safari’s settings, open Websites and then Notifications.', 'Set this site to Allow.'],
    other: ['Click the icon to the left of the address.', 'In the site settings, allow notifications.'],
  },
  thenTurnOn: 'Come back here and turn them on again.',
  blocked: 'Notifications are blocked in this browser',
  installFirst: 'On iPhone and iPad, install the app to be notified',
  installFirstText: 'From iOS 16.4 on, notifications come to Nalot on your home screen.',
  installSteps: [
    'Tap the Share button in Safari.',
    'Choose “Add to Home Screen”.',
    'Open Nalot from the home screen and turn them on here.',
  ],
  inApp: 'Notifications don’t work inside this app',
  inAppText: 'Use the menu to open this page in a browser, then turn them on.',
  unsupported: 'Notifications don’t work here',
  otherDevices: 'Notifications are on, but not for this device',
  otherDevicesText: 'If you change the time here, it applies to your other devices.',
  turnOffEverywhere: 'Turn off on all devices',
  notYet: 'This device can’t be notified yet',
  registering: 'Registering',
  tryAgain: 'Try again',
  explanationTitle: 'Your outfit, at the time you choose',
  explanation: 'Only the notifications you choose, no ads, and you can stop at any time. Please tap Allow next.',
  allow: 'Sounds good, turn on',
  later: 'Later',
};
