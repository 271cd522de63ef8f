import type { Messages } from '../messages';

const LIST = new Intl.ListFormat('en');

export const home: Messages['home'] = {
  where: {
    title: 'Where are you?',
    text: (place) => `These outfits are for ${place}. We can match them to where you are.`,
    search: 'Search by name',
  },
  when: {
    title: 'When are you usually out?',
    text: 'We choose outfits for the weather in those hours.',
    chosen: (hours) => `Outfits now match ${hours}.`,
    failed: 'Your hours weren’t saved.',
    chooseOwn: 'Set my own hours',
  },
  cold: {
    title: 'Do you feel cold easily?',
    text: 'Outfits suit you from the start. If you walk slowly, you are on the cold side.',
    choices: { cold: 'I feel cold', average: 'Average', hot: 'I feel hot' },
    chosen: 'From now on, outfits suit how you feel.',
    failed: 'Your answer was not saved.',
  },
  hours: {
    seeTomorrow: 'See what to wear tomorrow',
    elsewhere: 'another place',
    noWeather: (places) => ` · no weather for ${LIST.format(places)} yet, so we used this area’s`,
    change: ', change my day',
  },
  link: {
    shared: (place, category) => `Shared outfit for ${place}: ${category}.`,
    showOwn: 'See my outfits',
    loginFor: (category, shown) => `Log in to see outfits for ${category}. Showing ${shown} for now.`,
    logIn: 'Log in',
  },
};
