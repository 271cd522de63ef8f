import type { Messages } from '../messages';

const LOGIN = 'Log in';
const FIND_ID = 'Find username';
const RESET_PASSWORD = 'Reset password';
const NOTICES = 'Announcements';
const TERMS = 'Terms of service';
const PRIVACY = 'Privacy policy';
const LOCATION = 'Location terms';

export const screens: Messages['screens'] = {
  login: 'Get started',
  loginForm: LOGIN,
  oauthCallback: LOGIN,
  signup: 'Sign up',
  signupTerms: TERMS,
  signupPrivacy: PRIVACY,
  signupLocation: LOCATION,
  findId: FIND_ID,
  foundId: FIND_ID,
  resetPassword: RESET_PASSWORD,
  newPassword: RESET_PASSWORD,
  resetDone: RESET_PASSWORD,
  home: 'Home',
  homeTab: 'What to wear today',
  weather: 'Weather',
  my: 'Me',
  bookmarks: 'Saved outfits',
  notices: NOTICES,
  notice: NOTICES,
  userInfo: 'Your details',
  myDay: 'My day',
  alarm: 'Notifications',
  worn: 'What I wore',
  neverWear: 'Clothes I never wear',
  widget: 'Widgets and connections',
  accountSettings: 'Account settings',
  changePassword: 'Change password',
  secession: 'Delete account',
  policies: 'Terms and policies',
  terms: TERMS,
  privacy: PRIVACY,
  location: LOCATION,
  passwordPolicy: 'About passwords',
};
