import { bookmarkProp, cloudProp, dropProp, heartProp, sunProp } from './props';
import { type Slide, outfit } from './slide';

/** Pictures of the three slides of the landing page: weather, categories, bookmarks. */
export const ONBOARDING: readonly Slide[] = [
  {
    name: 'onboarding-1',
    members: [
      { outfit: outfit('female-daily-ivory-long-down-red-scarf'), x: -0.38, y: 0.1, turnDeg: 6 },
      { outfit: outfit('male-daily-striped-tee-chino-shorts'), x: 0.38, y: 0, turnDeg: -6 },
    ],
    props: [
      sunProp([0.78, 0.5, 2.1], 0.17),
      cloudProp([-0.8, 0.5, 2.14], 0.28, '#dfe8f5'),
      dropProp([-0.94, 0.4, 1.78], 0.06),
      dropProp([-0.76, 0.4, 1.7], 0.06),
    ],
    camera: { at: [0, -8.6, 1.5], target: [0, 0, 1.14], lensMm: 96 },
  },
  {
    name: 'onboarding-2',
    members: [
      { outfit: outfit('male-business-navy-blazer-stripe-tie'), x: -0.74, y: 0.12, turnDeg: 10 },
      { outfit: outfit('female-date-flared-dress-straw-bag'), x: 0, y: -0.1, turnDeg: -2 },
      { outfit: outfit('male-activity-yellow-hoodie-joggers'), x: 0.74, y: 0.12, turnDeg: -10 },
    ],
    props: [],
    camera: { at: [0, -8.6, 1.45], target: [0, 0, 1.0], lensMm: 96 },
  },
  {
    name: 'onboarding-3',
    members: [{ outfit: outfit('female-daily-heart-tee-tennis-skirt'), x: -0.22, y: 0, turnDeg: -2 }],
    props: [
      bookmarkProp([0.56, 0.1, 1.42], 0.62, '#3f7fee'),
      heartProp([0.86, 0, 1.92], 0.22, '#ff8f86'),
      heartProp([-0.72, 0.1, 1.9], 0.14, '#ffc2ba'),
    ],
    camera: { at: [0, -8.6, 1.5], target: [0, 0, 1.06], lensMm: 102 },
  },
];
