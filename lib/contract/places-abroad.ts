import { z } from 'zod';
import { defineCall } from './call';
import { latitude, longitude } from './coordinates';
import { FORBIDDEN_CHARACTER } from './forbidden-character';
import { language } from './language-field';
import { problem } from './problem';
import { toComparable } from './text-forms';
import { timeZone } from './time-zone';

const MAX_PLACES_ABROAD = 10;

/** Place abroad. Its point is the centre of a cell of about 5 km. */
const placeAbroad = z.object({
  name: z.string(),
  /** Country with the province or state, if it has another name than the place: `일본 오사카부`. */
  within: z.string(),
  latitude,
  longitude,
  timeZone,
});
export type PlaceAbroad = z.infer<typeof placeAbroad>;

export const getPlacesAbroad = defineCall({
  id: 'getPlacesAbroad',
  method: 'GET',
  path: '/api/v1/places-abroad',
  summary:
    'Returns whether trips abroad are covered and, for a typed name, at most ten places abroad. Without a name, it calls no provider.',
  access: 'anyone',
  cache: 'as-answered',
  isCostly: true,
  errors: ['UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT'],
  query: z.object({
    name: z
      .string()
      .overwrite(toComparable)
      .min(2, problem('searchTooShort'))
      .max(60, problem('searchTooLong'))
      .refine((name) => !FORBIDDEN_CHARACTER.test(name), problem('placeNameCharacter'))
      .optional(),
    language,
  }),
  response: z.object({ isCovered: z.boolean(), content: z.array(placeAbroad).max(MAX_PLACES_ABROAD) }),
});
