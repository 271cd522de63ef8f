import type { Messages } from '../messages';

export const logIn: Messages['logIn'] = {
  heading: 'Hello!\nThis is Nalot.',
  lead: 'Log in to use your account.',
  username: 'Username',
  usernamePlaceholder: 'Enter your username',
  password: 'Password',
  passwordPlaceholder: 'Enter your password',
  submit: 'Log in',
  help: 'Login help',
  wrongCredentials: 'There is no such account, or the password is wrong. Please check both.',
  noCookies: 'We can’t keep you logged in. Check whether your browser blocks cookies.',
  loggedOut: 'You are logged out.',
  socialHeading: 'Social login',
  inProgress: 'Logging you in',
  noLogin: 'There is no login to complete',
  startAgain: 'Please log in again from the start.',
  toStart: 'Back to the start',
  socialFailures: {
    denied: 'You cancelled the login.',
    expired: 'The login took too long. Please try again.',
    failed: 'The social login failed. Please try again in a moment.',
  },
};
