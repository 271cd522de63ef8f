import { z } from 'zod';
import { defineCall } from './call';
import { DAY_S, HOUR_S } from './durations';

export const getHolidays = defineCall({
  id: 'getHolidays',
  method: 'GET',
  path: '/api/v1/holidays',
  summary:
    'Returns the dates of public holidays in South Korea, with substitute and temporary ones, from last year on.',
  access: 'anyone',
  cache: { shared: true, freshSeconds: HOUR_S, staleSeconds: DAY_S },
  response: z.object({ content: z.array(z.iso.date()) }),
});
