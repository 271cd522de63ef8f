import { z } from 'zod';
import { DAY_S } from './durations';
import { defineCall } from './call';
import { latitude, longitude, pointQuery } from './coordinates';
import { language } from './language-field';
import { GRID_HEIGHT, GRID_WIDTH } from './grid-size';
import { problem } from './problem';
import { toComparable, toText } from './text-forms';

export const region = z.object({
  /** Province or metropolitan city, for example 서울특별시. */
  sidonm: z.string().overwrite(toText),
  /** City, county or district, for example 강남구. */
  sggnm: z.string().overwrite(toText),
});
export type Region = z.infer<typeof region>;

export const getRegion = defineCall({
  id: 'getRegion',
  method: 'GET',
  path: '/api/v1/region',
  summary:
    'Returns the province and district of a point, in Korean in every language. OUTSIDE_SERVICE_AREA if it is more than 3 km from the country.',
  access: 'anyone',
  cache: { shared: true, freshSeconds: DAY_S, staleSeconds: 7 * DAY_S },
  errors: ['OUTSIDE_SERVICE_AREA'],
  precision: 'point',
  query: pointQuery,
  response: region,
});

/** A district, a 읍, 면 or 동, or a landmark, with the centre of its forecast cell. */
const neighbourhood = z.object({ name: z.string(), region, latitude, longitude });
export type Neighbourhood = z.infer<typeof neighbourhood>;

/**
 * How the places match the typed text. `name`: by a name or its beginning. `similar`: no place is called so. `province`: they
 * are in the province. `elsewhere`: the text names a place abroad or in the north.
 */
const placeMatch = z.enum(['name', 'similar', 'province', 'elsewhere']);
export type PlaceMatch = z.infer<typeof placeMatch>;

const cellIndex = (last: number) => z.coerce.number().int().min(1).max(last);

export const getNeighbourhoods = defineCall({
  id: 'getNeighbourhoods',
  method: 'GET',
  path: '/api/v1/region/neighbourhoods',
  summary:
    'Returns at most 20 districts, 읍면동, stations, islands and other landmarks for a typed name, the most likely first, or the districts of a province in alphabetical order. `match` tells names from similar ones. With the cell of the current place (nx, ny), nearby places rank higher.',
  access: 'anyone',
  cache: 'as-answered',
  isCostly: true,
  query: z.object({
    name: z.string().overwrite(toComparable).min(2, problem('searchTooShort')).max(60, problem('searchTooLong')),
    nx: cellIndex(GRID_WIDTH).optional(),
    ny: cellIndex(GRID_HEIGHT).optional(),
    language,
  }),
  response: z.object({ content: z.array(neighbourhood).max(60), match: placeMatch.optional() }),
});
