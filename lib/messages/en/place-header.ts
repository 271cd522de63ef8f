import type { Messages } from '../messages';

export const placeHeader: Messages['placeHeader'] = {
  locate: 'Use my location',
  locateRest: ' instead',
  locating: 'Locating',
  assumed: ' for now',
  seeOthers: ', see other places',
  sheetFailed: 'Your places didn’t open. Please check your internet connection.',
  notLocated: {
    refused: 'Location is turned off. Allow it in your browser’s settings, or search for a place by name.',
    unsupported: 'This browser can’t tell where you are. You are seeing the weather of the place shown.',
    unavailable: 'We couldn’t find your location. You are seeing the weather of the place shown.',
    outside: 'Weather is available in Korea only. You are seeing the weather of the place shown.',
    failed: 'We couldn’t check your location. Please try again in a moment.',
  },
  notSaved: 'The place wasn’t saved.',
};
