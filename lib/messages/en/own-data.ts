import type { Messages } from '../messages';

export const ownData: Messages['ownData'] = {
  title: 'Your data',
  download: 'Download my data',
  downloadFailed: 'We couldn’t download your data.',
  locationUses: 'Uses of your location',
  locationUsesLead:
    'We keep only when and for what your location was used, for six months. The location itself is not kept or shared.',
  loading: 'Loading',
  loadFailed: 'We couldn’t load the record',
  tryLater: 'Please try again in a moment.',
  noUses: 'Your location was not used in the last six months.',
  purposes: {
    weather: 'Weather and outfits at the location of this device',
    alarm: 'Choosing the area of notifications',
  },
};
