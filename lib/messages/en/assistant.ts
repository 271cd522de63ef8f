import type { Messages } from '../messages';

export const assistant: Messages['assistant'] = {
  placeNotFound: (place) => `No place was found for “${place}”. Look for it with search_place.`,
  placeElsewhere: (place) => `“${place}” was not found in South Korea. Only places in South Korea have weather here.`,
  placeUnclear: (place, candidates) =>
    `“${place}” is not the name of one place. Is it one of these? ${candidates.join('; ')}. Call again with one of them.`,
  formatCandidate: (place, region) => (place === region ? place : `${place} (${region})`),
  placeMissing: 'Send place, or latitude and longitude together.',
};
