import { metrics } from '@/lib/metrics/metrics';

/** Weight of a new error in the mean that the gauge of biases shows. */
const NEW_WEIGHT = 0.01;

const means = new Map<string, number>();

/** Counts the errors of one checked forecast, as the provider made it and as it was shown, K. */
export function countForecastError(leadHours: number, { forecastK, shownK }: { forecastK: number; shownK: number }) {
  const { forecastErrors, forecastBias } = metrics();
  for (const [of, errorK] of [
    ['forecast', forecastK],
    ['shown', shownK],
  ] as const) {
    const labels = { lead: String(leadHours), of };
    forecastErrors.observe(labels, Math.abs(errorK));
    const key = `${leadHours} ${of}`;
    const mean = means.get(key) ?? errorK;
    means.set(key, mean + NEW_WEIGHT * (errorK - mean));
    forecastBias.set(labels, means.get(key)!);
  }
}
