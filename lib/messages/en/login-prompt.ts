import type { Messages } from '../messages';

export const loginPrompt: Messages['loginPrompt'] = {
  bookmark: {
    title: 'Want to see this outfit again?',
    text: 'Log in to save outfits\nand come back to them any time.',
  },
  alarm: {
    title: 'Know before you leave',
    text: 'Log in to get today’s outfit\nat the time you choose.',
  },
  category: {
    title: 'Dressing for something else?',
    text: (categories) => `Log in to see outfits for all your plans:\n${categories.join(', ')}.`,
  },
  mypage: {
    title: 'All your saved outfits',
    text: 'Log in to see your outfits\nand notifications in one place.',
  },
  carousel: {
    title: 'There are more outfits',
    text: 'This is the first one.\nLog in to see the others.',
  },
  default: { title: 'Please log in', text: 'You can continue right after that.' },
  notNow: 'Keep looking around',
  loginOptions: 'Log in',
  loading: 'Loading',
  profileFailed: 'We couldn’t load your profile',
  tryLater: 'Please try again in a moment.',
  membersOnly: 'Log in to see your saved outfits and your profile.',
  logIn: 'Log in',
  toHome: 'Go to home',
};
