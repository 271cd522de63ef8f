import type { Messages } from '../messages';

export const weatherIcons: Messages['weather']['icons'] = {
  1: 'Clear',
  2: 'Clear',
  3: 'Partly cloudy',
  4: 'Partly cloudy',
  5: 'Mostly cloudy',
  6: 'Mostly cloudy',
  7: 'Overcast',
  8: 'Rain at times',
  9: 'Rain',
  10: 'Light rain',
  11: 'Light rain',
  12: 'Snow',
  13: 'Clear',
  14: 'Clear',
  15: 'Rain or snow',
  16: 'Snow at times',
  17: 'Snow at times',
  18: 'Thunderstorm',
  19: 'Fog',
  20: 'Dust',
};
