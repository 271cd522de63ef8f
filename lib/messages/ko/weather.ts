import { weatherIcons } from './weather-icons';

/** Names of conditions and grades. */
export const weather = {
  /** By icon number. */
  icons: weatherIcons,
  uvGrades: { low: '낮음', moderate: '보통', high: '높음', veryHigh: '매우높음', extreme: '위험' },
  airGrades: { good: '좋음', moderate: '보통', poor: '나쁨', veryPoor: '매우나쁨' },
  /** Instead of conditions and message while the real weather is unknown. */
  unknown: { conditions: '날씨 정보 없음', message: '아직 날씨를 받지 못했어요.' },
};
