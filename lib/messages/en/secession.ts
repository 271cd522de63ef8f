import type { Messages } from '../messages';

export const secession: Messages['secession'] = {
  reason: 'Why are you leaving?',
  reasonsFailed: 'We couldn’t load the reasons',
  tryLater: 'Please try again in a moment.',
  consequences:
    'Your saved outfits, notifications and profile are deleted at once. This can’t be undone. Backups against failures contain them for at most 30 days more.',
  withdraw: 'Delete account',
  confirmTitle: 'Really delete your account?',
  confirmText: (nickname) => `${nickname}, all your saved outfits and your profile will be deleted.`,
  done: 'Your account is deleted.',
  failed: 'We couldn’t delete your account. Please try again in a moment.',
  loginTitle: 'Is it really you?',
  loginText: 'To be safe, please log in once more.',
  password: 'Password',
  wrongPassword: 'The password is wrong.',
  confirm: 'Confirm',
};
