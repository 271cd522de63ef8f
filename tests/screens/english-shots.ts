import { press, type Shot } from './shot';

const SCREENS: Shot[] = [
  { name: 'login', path: '/login', full: true },
  { name: 'home', path: '/home', full: true },
  { name: 'home-320', path: '/home', width: 320, height: 568 },
  { name: 'home-dark', path: '/home', dark: true },
  { name: 'home-rain', path: '/home', place: 'rain' },
  { name: 'places', path: '/home', act: press('button', /see other places/) },
  { name: 'weather', path: '/weather', full: true },
  { name: 'my', path: '/my', full: true },
  { name: 'alarm', path: '/my/alarm', member: true, full: true },
  { name: 'day', path: '/my/day', member: true },
  { name: 'policy', path: '/my/policy/privacy' },
  { name: 'guide', path: '/guide/12' },
];

/** Screens in English. */
export const ENGLISH_SHOTS: Shot[] = SCREENS.map(({ name, ...shot }) => ({
  ...shot,
  name: `english-${name}`,
  language: 'en',
}));
