import { z } from 'zod';
import { DAY_S } from './durations';
import { defineCall } from './call';
import { pointQuery } from './coordinates';

export const region = z.object({
  /** Province or metropolitan city, e.g. 서울특별시. */
  sidonm: z.string(),
  /** City or district, e.g. 강남구. */
  sggnm: z.string(),
});
export type Region = z.infer<typeof region>;

export const getRegion = defineCall({
  id: 'getRegion',
  method: 'GET',
  path: '/api/v1/region',
  summary: 'The province and district of a point; OUTSIDE_SERVICE_AREA further than 3 km from the country.',
  access: 'anyone',
  cache: { shared: true, freshSeconds: DAY_S, staleSeconds: 7 * DAY_S },
  precision: 'point',
  query: pointQuery,
  response: region,
});
