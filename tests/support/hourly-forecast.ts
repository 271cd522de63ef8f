import type { HourlyForecast } from '@/lib/contract/weather';

/** Returns a dry hour of 26 November 2023, a Sunday. */
export const makeHourly = (part: Partial<HourlyForecast> = {}): HourlyForecast => ({
  date: '2023-11-26',
  time: '2200',
  temperature: 5,
  feelsLike: 4,
  iconNumber: 2,
  iconMessage: '맑음',
  pty: 0,
  precipitationMm: 0,
  snowCm: null,
  rainProbability: null,
  ...part,
});
