import type { Messages } from '../messages';

export const recovery: Messages['recovery'] = {
  findHeading: 'Which email did you\nsign up with?',
  foundHeading: 'Here is your\nusername',
  foundLead: 'You can log in with it.',
  toLogin: 'Go to login',
  resetHeading: 'Your username\nand email, please',
  resetLead: 'We send a code to the email that you signed up with.',
  newPasswordHeading: 'Choose a\nnew password',
  newPasswordLead: 'Your other devices will be logged out.',
  savePassword: 'Change password',
  doneHeading: 'Your password\nis changed',
  doneLead: 'Please log in with your new password.',
};
