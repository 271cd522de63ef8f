import type { Messages } from '../messages';

export const feelings: Messages['feelings'] = {
  login: 'Log in to tell us how your outfit felt.',
  logIn: 'Log in',
  askWorn: (day, title) => `How did “${title}” feel ${day}?`,
  askTold: (day) => `How did the outfit we suggested ${day === 'today' ? 'for today' : 'for yesterday'} feel?`,
  askFront: 'How did this outfit feel today?',
  answers: { cold: 'Too cold', good: 'Just right', hot: 'Too warm' },
  parts: { morning: 'Morning', noon: 'Midday', evening: 'Evening' },
  askPart: { cold: 'When were you cold?', hot: 'When were you warm?' },
  notSaved: 'Your answer wasn’t saved.',
  undone: 'Answer removed.',
  notUndone: 'Your answer wasn’t removed.',
  effects: {
    warmer: 'From now on, we’ll suggest slightly warmer outfits.',
    lighter: 'From now on, we’ll suggest slightly lighter outfits.',
    noted: 'Noted. A few more answers will change what we suggest.',
    'nothing-lighter': 'There was nothing lighter that day, so our suggestions stay the same.',
    'nothing-warmer': 'There was nothing warmer that day, so our suggestions stay the same.',
    'weather-unknown': 'We don’t know that day’s weather, so our suggestions stay the same.',
  },
  shownEffects: {
    'layer-more': 'You were cold last time, so we added a layer.',
    warmer: 'You were cold last time, so this is warmer.',
    'layer-less': 'You were too warm last time, so we took off a layer.',
    lighter: 'You were too warm last time, so this is lighter.',
  },
};
