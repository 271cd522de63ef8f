import type { Messages } from '../messages';

export const mail: Messages['mail'] = {
  appName: 'Nalot',
  formatSubject: (title) => `[Nalot] ${title}`,
  footer: 'This address only sends mail. Nalot · clothes for the weather of the day',
  code: {
    signup: {
      title: 'Your confirmation code',
      greeting: 'Welcome to Nalot! Enter the code below to continue signing up.',
    },
    'find-id': {
      title: 'Your code to find your username',
      greeting: 'Enter the code below, and we will show you your username.',
    },
    reset: {
      title: 'Your code to reset your password',
      greeting: 'Enter the code below to choose a new password.',
    },
  },
  formatCodeLine: (code) => `Code: ${code}`,
  listCodeNotes: (minutes) => [
    `The code works once, within ${minutes} minutes, in the browser that requested it.`,
    'If you did not request it, you can ignore this mail. Never give the code to anyone.',
  ],
  passwordChanged: {
    title: 'Your password was changed',
    greeting: 'The password of your Nalot account has just been changed, and all devices have been logged out.',
    notes: [
      'The addresses of your widgets and of your calendar no longer work either. Create new ones in My if you still use them.',
      'If it was not you, choose a new one now: use “Forgot your password?” on the login screen.',
    ],
  },
};
