import type { Messages } from '../messages';

export const garmentKinds: Messages['garmentKinds'] = {
  skirts: 'Skirts',
  dresses: 'Dresses',
  shorts: 'Shorts',
  sleeveless: 'Sleeveless tops',
  leggings: 'Leggings',
  jeans: 'Jeans',
  turtlenecks: 'Turtlenecks',
  leather: 'Leather',
  'long-padding': 'Long padded coats',
  hats: 'Hats',
  heels: 'High heels',
  sandals: 'Sandals & slides',
};
