import type { Messages } from '../messages';
import { homeLinks } from './home-links';

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
  home: homeLinks.home,
  homeTab: 'What to wear today',
  weather: 'Weather',
  my: homeLinks.my,
  bookmarks: 'Saved outfits',
  notices: NOTICES,
  notice: NOTICES,
  userInfo: 'Your details',
  myDay: 'My day',
  alarm: homeLinks.alarm,
  trips: 'Trips',
  trip: 'Suitcase',
  worn: 'What I wore',
  neverWear: homeLinks.neverWear,
  widget: 'Widgets and calendar',
  accountSettings: 'Account settings',
  changePassword: 'Change password',
  secession: 'Delete account',
  policies: 'Terms and policies',
  terms: TERMS,
  privacy: PRIVACY,
  location: LOCATION,
  passwordPolicy: 'About passwords',
};
