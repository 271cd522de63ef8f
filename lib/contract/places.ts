import { z } from 'zod';
import { defineCall } from './call';
import { latitude, longitude } from './coordinates';
import { MAX_PLACE_NAME, MAX_PLACES } from './place-limits';
import { region } from './region';

const OWN = { access: 'member', cache: 'never' } as const;

/** No signs that steer, and no half of a letter, which a database does not take for text. */
const FORBIDDEN_CHARACTER = /[\p{Cc}\p{Cs}]/u;

export const placeId = z.string().regex(/^[a-z0-9]{8}$/);

const placeName = z
  .string()
  .trim()
  .min(1, '이름을 적어 주세요.')
  .max(MAX_PLACE_NAME, `이름은 ${MAX_PLACE_NAME}자까지 적을 수 있어요.`)
  .refine((name) => !FORBIDDEN_CHARACTER.test(name), '쓸 수 없는 글자가 있어요.');

/** A place that a person has given a name; its point is the middle of a forecast cell, never a precise position. */
const savedPlace = z.object({
  /** Made by the browser that saved it; other things of the person refer to the place by it. */
  id: placeId,
  /** 집, 회사, ... */
  name: placeName,
  latitude,
  longitude,
  /** How the screens call the district: a cell may hold several. */
  region,
});
export type SavedPlace = z.infer<typeof savedPlace>;

const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** All of a person's places, in their own order. */
export const savedPlaces = z
  .array(savedPlace)
  .max(MAX_PLACES, `장소는 ${MAX_PLACES}곳까지 저장할 수 있어요.`)
  .refine((places) => areUnique(places.map(({ id }) => id)), '같은 장소가 두 번 있어요.')
  .refine((places) => areUnique(places.map(({ name }) => name)), '이름이 같은 장소가 있어요.');

/** Names a list as it is at the host: whoever changes it says which one they changed. */
const version = z.string().max(64);

export const getPlaces = defineCall({
  id: 'getPlaces',
  method: 'GET',
  path: '/api/v1/places',
  summary: "One's own saved places, in one's own order.",
  ...OWN,
  response: z.object({ content: savedPlaces, version }),
});
export type VersionedPlaces = z.infer<typeof getPlaces.response>;

export const savePlaces = defineCall({
  id: 'savePlaces',
  method: 'PUT',
  path: '/api/v1/places',
  summary:
    "One's own saved places as they are from now on; the answer has them as they were kept. CONFLICT where the host has another list by now than the one that was changed (`version`).",
  ...OWN,
  body: z.object({ content: savedPlaces, version: version.optional() }),
  response: z.object({ content: savedPlaces, version }),
});
