import type { SkyTheme } from '@/lib/contract/weather';

/** The product's weather icons, 1-20. 13 and 14 are the clear moon of older data and are never chosen. */
export type IconNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20;

const RAINY: readonly IconNumber[] = [8, 9, 10, 11, 15, 18];
const CLOUDY: readonly IconNumber[] = [5, 6, 7, 19, 20];

/** Returns the theme of the home screen. Snow uses the sunny one. */
export function getSkyTheme(icon: IconNumber): SkyTheme {
  if (RAINY.includes(icon)) return 'rainy';
  return CLOUDY.includes(icon) ? 'cloudy' : 'sunny';
}
