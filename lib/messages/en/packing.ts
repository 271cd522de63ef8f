import type { Messages } from '../messages';

export const packing: Messages['packing'] = {
  pieces: {
    cardigan: 'Light cardigan',
    gloves: 'Gloves',
    mask: 'Mask',
    'rain-boots': 'Rain boots',
    'rain-jacket': 'Hooded rain jacket',
    scarf: 'Scarf',
    'snow-shoes': 'Waterproof shoes',
    'sun-hat': 'Hat with a brim',
    sunglasses: 'Sunglasses',
    thermals: 'Thermal underwear',
    umbrella: 'Umbrella',
    vest: 'Vest',
    'warm-hat': 'Hat that covers the ears',
  },
  unneeded: {
    dry: 'No rain or snow in the forecast',
    mild: 'It does not get that cold',
    'warm-all-day': 'It stays warm',
    'little-sun': 'The sun is not strong',
    'clean-air': 'The air is not bad',
  },
};
