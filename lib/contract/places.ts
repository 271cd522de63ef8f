import { z } from 'zod';
import { defineCall } from './call';
import { latitude, longitude } from './coordinates';
import { MAX_PLACE_NAME, MAX_PLACES } from './place-limits';
import { region } from './region';
import { FORBIDDEN_CHARACTER } from './forbidden-character';
import { problem } from './problem';
import { toText } from './text-forms';

const OWN = { access: 'member', cache: 'never' } as const;

export const placeId = z.string().regex(/^[a-z0-9]{8}$/);

const placeName = z
  .string()
  .overwrite(toText)
  .min(1, problem('placeNameMissing'))
  .max(MAX_PLACE_NAME, problem('placeNameTooLong'))
  .refine((name) => !FORBIDDEN_CHARACTER.test(name), problem('placeNameCharacter'));

/** Place with a name. Its point is the centre of a forecast cell, never a precise position. */
const savedPlace = z.object({
  /** Id created by the browser. The schedule refers to places by it. */
  id: placeId,
  name: placeName,
  latitude,
  longitude,
  /** Displayed district. A cell may contain several. */
  region,
});
export type SavedPlace = z.infer<typeof savedPlace>;

const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

export const savedPlaces = z
  .array(savedPlace)
  .max(MAX_PLACES, problem('tooManyPlaces'))
  .refine((places) => areUnique(places.map(({ id }) => id)), problem('placeRepeated'))
  .refine((places) => areUnique(places.map(({ name }) => name)), problem('placeNameRepeated'));

/** Version of the list at the host. A client sends the version that it changed. */
const version = z.string().max(64);

export const getPlaces = defineCall({
  id: 'getPlaces',
  method: 'GET',
  path: '/api/v1/places',
  summary: "Returns the member's saved places in the member's order.",
  ...OWN,
  response: z.object({ content: savedPlaces, version }),
});
export type VersionedPlaces = z.infer<typeof getPlaces.response>;

export const savePlaces = defineCall({
  id: 'savePlaces',
  method: 'PUT',
  path: '/api/v1/places',
  summary:
    "Replaces the member's saved places and returns them as stored. CONFLICT if the list at the host has another version than the changed one.",
  ...OWN,
  errors: ['CONFLICT', 'OUTSIDE_SERVICE_AREA'],
  body: z.object({ content: savedPlaces, version: version.optional() }),
  response: z.object({ content: savedPlaces, version }),
});
