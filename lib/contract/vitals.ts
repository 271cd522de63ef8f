import { z } from 'zod';
import { SCREEN_LIST } from '../routes';
import { emptyResponse } from './account-fields';
import { defineCall } from './call';
import { MAX_LAYOUT_SHIFT, MAX_VITAL_MS } from './vital-limits';

const duration = z.number().min(0).max(MAX_VITAL_MS).optional();

export const sendVitals = defineCall({
  id: 'sendVitals',
  method: 'POST',
  path: '/api/v1/vitals',
  summary: 'Records the load times (ms) and the layout shift of a screen, without user or place.',
  access: 'anyone',
  cache: 'never',
  body: z.object({
    screen: z.enum(SCREEN_LIST.map(({ path }) => path)),
    ...{ TTFB: duration, FCP: duration, LCP: duration, INP: duration },
    CLS: z.number().min(0).max(MAX_LAYOUT_SHIFT).optional(),
  }),
  response: emptyResponse,
});
