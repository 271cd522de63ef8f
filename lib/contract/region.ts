import { z } from 'zod';
import { DAY_S } from './durations';
import { defineCall } from './call';
import { latitude, longitude, pointQuery } from './coordinates';

export const region = z.object({
  /** Province or metropolitan city, for example 서울특별시. */
  sidonm: z.string(),
  /** City, county or district, for example 강남구. */
  sggnm: z.string(),
});
export type Region = z.infer<typeof region>;

export const getRegion = defineCall({
  id: 'getRegion',
  method: 'GET',
  path: '/api/v1/region',
  summary:
    'Returns the province and district of a point. OUTSIDE_SERVICE_AREA if it is more than 3 km from the country.',
  access: 'anyone',
  cache: { shared: true, freshSeconds: DAY_S, staleSeconds: 7 * DAY_S },
  errors: ['OUTSIDE_SERVICE_AREA'],
  precision: 'point',
  query: pointQuery,
  response: region,
});

/** A 읍, 면 or 동 with the centre of its forecast cell. */
const neighbourhood = z.object({ name: z.string(), region, latitude, longitude });
export type Neighbourhood = z.infer<typeof neighbourhood>;

export const getNeighbourhoods = defineCall({
  id: 'getNeighbourhoods',
  method: 'GET',
  path: '/api/v1/region/neighbourhoods',
  summary: 'Returns at most 20 읍면동 whose names start with the text or have these initial consonants.',
  access: 'anyone',
  cache: 'as-answered',
  query: z.object({ name: z.string().trim().min(2, '두 글자부터 찾을 수 있어요.').max(30) }),
  response: z.object({ content: z.array(neighbourhood).max(20) }),
});
