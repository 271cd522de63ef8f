import type { Messages } from '../messages';

export const weatherDetails: Messages['weatherDetails'] = {
  humidity: { damp: 'Damp', humid: 'A little humid', pleasant: 'Comfortable', dry: 'Dry' },
  wind: { veryStrong: 'Very strong', strong: 'Strong', moderate: 'Moderate', light: 'Light' },
};
