import { bookmarkProp, cloudProp, dropProp, heartProp, sunProp } from './props';
import { emptyBookmarkProp, questionProp, slashProp, wavesProp } from './signs';
import { type Slide, outfit } from './slide';

/** Pictures of screens without content: no bookmarks, no connection, nothing found. */
const EMPTY: Slide[] = [
  {
    name: 'empty-bookmarks',
    members: [
      {
        outfit: outfit('male-daily-striped-tee-chino-shorts', { pose: { left: 'wave', right: 'relaxed' } }),
        x: -0.34,
        y: 0,
        turnDeg: 8,
      },
    ],
    props: [
      emptyBookmarkProp([0.52, 0.1, 1.12], 0.78, '#a9c3ea'),
      heartProp([0.98, 0.1, 1.72], 0.14, '#ffc2ba'),
      bookmarkProp([-0.96, 0.2, 1.66], 0.2, '#d5e2f7'),
    ],
    camera: { at: [0, -8.6, 1.5], target: [0, 0, 1.02], lensMm: 104 },
  },
  {
    name: 'offline',
    members: [
      {
        outfit: outfit('female-daily-logo-sweatshirt-wide-jeans', { pose: { left: 'relaxed', right: 'phone' } }),
        x: -0.3,
        y: 0,
        turnDeg: 6,
      },
    ],
    props: [
      wavesProp([0.56, 0.1, 1.5], 0.62, '#a9bbd6'),
      slashProp([0.56, -0.06, 1.5], 0.62, '#ff8f86'),
      cloudProp([-0.94, 0.4, 1.92], 0.2, '#e9eff8'),
    ],
    camera: { at: [0, -8.6, 1.5], target: [0, 0, 1.04], lensMm: 104 },
  },
  {
    name: 'not-found',
    members: [
      {
        outfit: outfit('female-date-beret-cable-knit-midi', {
          pose: { left: 'hip', right: 'relaxed' },
          accessories: outfit('female-date-beret-cable-knit-midi').accessories.filter(
            ({ garment }) => !garment.includes('bag'),
          ),
        }),
        x: -0.28,
        y: 0,
        turnDeg: 6,
      },
    ],
    props: [
      questionProp([0.58, 0.1, 1.34], 0.66, '#ffcb52'),
      questionProp([0.98, 0.3, 1.86], 0.24, '#ffe3a3'),
      cloudProp([-0.96, 0.4, 1.9], 0.2, '#e9eff8'),
    ],
    camera: { at: [0, -8.6, 1.5], target: [0, 0, 1.04], lensMm: 104 },
  },
];

/** Two waving figures for users who have signed up or are invited to. */
const WELCOME: Slide = {
  name: 'welcome',
  members: [
    {
      outfit: outfit('female-daily-heart-tee-tennis-skirt', { pose: { left: 'relaxed', right: 'wave' } }),
      x: -0.44,
      y: 0,
      turnDeg: 6,
    },
    {
      outfit: outfit('male-daily-sweatshirt-wide-chinos', { pose: { left: 'wave', right: 'relaxed' } }),
      x: 0.44,
      y: 0.06,
      turnDeg: -6,
    },
  ],
  props: [
    heartProp([0, 0.3, 2.12], 0.16, '#ff8f86'),
    heartProp([-1.02, 0.3, 1.92], 0.1, '#ffc2ba'),
    heartProp([1.02, 0.3, 2.02], 0.12, '#ffc2ba'),
  ],
  camera: { at: [0, -8.6, 1.5], target: [0, 0, 1.1], lensMm: 96 },
};

/** Fallback picture of a push message whose outfit has none: half-length, in the format of a phone's notification. */
const PUSH: Slide = {
  name: 'push',
  members: [
    {
      outfit: outfit('female-daily-ivory-long-down-red-scarf', { pose: { left: 'relaxed', right: 'wave' } }),
      x: -0.42,
      y: 0,
      turnDeg: 6,
    },
    { outfit: outfit('male-daily-striped-tee-chino-shorts'), x: 0.42, y: 0, turnDeg: -6 },
  ],
  props: [
    cloudProp([-1.16, 0.5, 1.88], 0.27, '#ffffff'),
    dropProp([-1.26, 0.4, 1.56], 0.06),
    dropProp([-1.08, 0.4, 1.5], 0.06),
    sunProp([1.12, 0.5, 1.84], 0.2),
  ],
  camera: { at: [0, -8.6, 1.6], target: [0, 0, 1.48], lensMm: 200 },
  size: { width: 960, height: 480 },
  sky: ['#cfe3fb', '#eef6ff'],
};

export const NOTICES: readonly Slide[] = [...EMPTY, WELCOME, PUSH];
