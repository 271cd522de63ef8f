import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { z } from 'zod';
import { CSRF_HEADER_VALUE, CSRF_HEADER } from '@/lib/contract/csrf-header';
import { MAX_LAYOUT_SHIFT, MAX_VITAL_MS } from '@/lib/contract/vital-limits';
import type { sendVitals } from '@/lib/contract/vitals';
import { findScreen } from '@/lib/routes';
import type { CallPath } from '../api/api';

type Vitals = z.input<(typeof sendVitals)['body']>;

const ADDRESS: CallPath<(typeof sendVitals)['path']> = '/api/v1/vitals';

const roundMetric = ({ name, value }: Metric): number =>
  name === 'CLS'
    ? Math.min(Math.round(value * 1_000) / 1_000, MAX_LAYOUT_SHIFT)
    : Math.min(Math.round(value), MAX_VITAL_MS);

/** Sends the vitals. Like a beacon, the request outlives the page; unlike a beacon, it can carry the proof header. */
function send(vitals: Vitals): void {
  const headers = { 'content-type': 'application/json', [CSRF_HEADER]: CSRF_HEADER_VALUE };
  const init = { method: 'POST', headers, body: JSON.stringify(vitals), keepalive: true } as const;
  // A lost report does no harm.
  fetch(ADDRESS, init).catch(() => undefined);
}

/** Measures this page load and reports it when the page is first hidden. */
export function reportVitals(): void {
  const screen = findScreen(location.pathname)?.path as Vitals['screen'] | undefined;
  if (!screen) return;
  const vitals: Vitals = { screen };
  const record = (metric: Metric) => void (vitals[metric.name] = roundMetric(metric));
  for (const watch of [onTTFB, onFCP, onLCP, onINP, onCLS]) watch(record);
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    if (Object.keys(vitals).length > 1) send(vitals);
  };
  document.addEventListener('visibilitychange', report);
}
