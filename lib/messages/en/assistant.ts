import type { Messages } from '../messages';

export const assistant: Messages['assistant'] = {
  placeNotFound: (place) => `No place was found for “${place}”. Look for it with search_place.`,
  placeMissing: 'Send place, or latitude and longitude together.',
};
