import type { Messages } from '../messages';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const outfitCards: Messages['outfitCards'] = {
  failed: 'The outfits didn’t load',
  failedDetail: 'You can still see the weather.',
  choosing: 'Choosing outfits',
  categories: 'Occasion',
  categoriesFailed: 'The occasions didn’t load. Try again',
  days: {
    label: 'Day',
    today: 'Today',
    tomorrow: 'Tomorrow',
    more: 'Choose another day',
    weekdays: WEEKDAYS.map((name) => name.slice(0, 3)),
    other: (weekday) => `${WEEKDAYS[weekday]}, choose another day`,
  },
  tomorrow: 'Tomorrow: ',
  later: (weekday) => `${WEEKDAYS[weekday]}: `,
  others: 'More outfits',
  wear: 'Wearing this today',
  wearFailed: 'That wasn’t saved.',
  save: (title) => `Save ${title}`,
  saved: 'Outfit saved.',
  saveFailed: 'The outfit wasn’t saved.',
  removeFailed: 'The outfit is still saved.',
  notSuitable: 'The shared outfit doesn’t suit today’s weather, so here is one that does.',
  remaining: {
    few: 'Few outfits are left today without the clothes you never wear.',
    'none-suits': 'Without the clothes you never wear, nothing fits the weather exactly. This comes closest.',
  },
  carousel: {
    role: 'carousel',
    label: 'Recommended outfits',
    slide: 'slide',
    position: (position, count) => `Outfit ${position} of ${count}`,
    next: 'Next outfit',
    previous: 'Previous outfit',
  },
  end: {
    failed: 'The next outfits didn’t load',
    failedDetail: 'You can still go back to the ones before.',
    all: 'You have seen every outfit that fits',
    allDetail: (count) =>
      `${count === 1 ? 'One outfit suits' : `${count} outfits suit`} the weather of this day. There are new ones every day.`,
    toFirst: 'Back to the first',
    loading: 'Choosing more outfits',
  },
  details: {
    takeAlong: 'Take along',
    add: 'Add',
    caution: 'Take care today',
    items: 'In this outfit',
    layers: 'Through the day',
    elsewhere: 'Another place',
  },
  underneath: 'Hidden in the picture',
  slots: {
    outer: 'Outerwear',
    top: 'Top',
    inner: 'Inner layer',
    bottom: 'Bottoms',
    dress: 'Dress',
    shoes: 'Shoes',
    accessory: 'Accessory',
  },
  sharing: {
    share: (title) => `Share ${title}`,
    offline: 'You are offline, so we can’t make a picture to share.',
  },
};
