import { z } from 'zod';
import { SCREENS } from '../routes';
import { done } from './account-fields';
import { defineCall } from './call';

/** Longer than anybody waits: what is above it is told as this. */
export const LONGEST_VITAL_MS = 60_000;
export const LARGEST_SHIFT = 10;

const duration = z.number().min(0).max(LONGEST_VITAL_MS).optional();

/** An addition to the specification's calls: what the web-vitals library measured of one page load. */
export const sendVitals = defineCall({
  id: 'sendVitals',
  method: 'POST',
  path: '/api/v1/vitals',
  summary: 'How soon a screen was there and how it behaved (ms; CLS without a unit); nothing of who or where.',
  access: 'anyone',
  cache: 'never',
  body: z.object({
    screen: z.enum(SCREENS.map(({ path }) => path)),
    ...{ TTFB: duration, FCP: duration, LCP: duration, INP: duration },
    CLS: z.number().min(0).max(LARGEST_SHIFT).optional(),
  }),
  response: done,
});
