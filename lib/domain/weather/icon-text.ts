import type { SkyTheme } from '@/lib/contract/weather';

/** The product's weather icons, 1-20. 13 and 14 are the clear moon of older data and are never chosen. */
export type IconNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20;

const MESSAGES: Record<IconNumber, string> = {
  1: '맑음',
  2: '맑음',
  3: '구름 조금',
  4: '구름 조금',
  5: '구름 많음',
  6: '구름 많음',
  7: '흐림',
  8: '가끔 비',
  9: '비',
  10: '약한 비',
  11: '약한 비',
  12: '눈',
  13: '맑음',
  14: '맑음',
  15: '비 또는 눈',
  16: '가끔 눈',
  17: '가끔 눈',
  18: '천둥번개',
  19: '안개',
  20: '먼지',
};

export const getIconMessage = (icon: IconNumber): string => MESSAGES[icon];

const RAINY: readonly IconNumber[] = [8, 9, 10, 11, 15, 18];
const CLOUDY: readonly IconNumber[] = [5, 6, 7, 19, 20];

/** Returns the theme of the home screen. Snow uses the sunny one. */
export function getSkyTheme(icon: IconNumber): SkyTheme {
  if (RAINY.includes(icon)) return 'rainy';
  return CLOUDY.includes(icon) ? 'cloudy' : 'sunny';
}
