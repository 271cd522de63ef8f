import type { Messages } from '../messages';

export const app: Messages['app'] = {
  titleTemplate: '%s · Nalot',
  description: 'What do I wear today? Nalot shows you, in pictures, what to wear for the weather where you are.',
  locale: 'en_US',
  cardAlt: (province, district) => `Today’s weather and outfit for ${district}, ${province}`,
  savedOutfits: 'Saved outfits',
  screenshots: {
    home: 'Today’s weather and outfits',
    weather: 'Hourly weather and ten-day forecast',
    wide: 'Nalot on a wide screen',
  },
  notFound: {
    title: 'There is no such page',
    text: 'Its address may have changed, or it may have been removed.',
    goHome: 'Go to home',
  },
};
