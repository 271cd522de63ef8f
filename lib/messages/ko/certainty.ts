import { units } from './units';

/** How sure the forecast of a day is. */
export const certainty = {
  sure: '거의 확실해요',
  rainHalf: '비는 반반이에요',
  snowHalf: '눈은 반반이에요',
  degrees: (degrees: number): string => `${units.degrees(degrees)} 정도 달라질 수 있어요`,
};
