import { z } from 'zod';
import { emptyResponse } from './account-fields';
import { defineCall } from './call';
import { DRESS_CODE_KEYS, type DressCode } from './dress-code';
import { CATEGORY_IDS, type CategoryId } from './category';
import { latitude, longitude } from './coordinates';
import { kindsField } from './garment-kind-field';
import { DEFAULT_GENDER } from './gender';
import { gender } from './gender-field';
import { language } from './language-field';
import { comfortQuery } from './comfort-query';
import { categoryId } from './outfit';
import { placeId } from './places';
import { problem } from './problem';
import { region } from './region';
import { timeZone } from './time-zone';
import { MAX_TRIP_DAYS, MAX_TRIPS, MIN_TRIP_DAYS } from './trip-limits';
import { weatherSource } from './weather';

const OWN = { access: 'member', cache: 'never' } as const;

/** Id of a garment or of a piece, such as `coat-long` and `umbrella`. */
const itemId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40);
const MAX_ITEMS = 40;
const itemIds = z.array(itemId).max(MAX_ITEMS);

/** A trip to one place. Its point is the centre of a forecast cell. */
const trip = z.object({
  /** Created by the browser. */
  id: placeId,
  latitude,
  longitude,
  /** Displayed district. A cell may contain several. Abroad: the country and the place, in the language of the search. */
  region,
  /** Time zone of a place abroad. Missing in Korea. */
  timeZone: timeZone.optional(),
  /** First day, in the time zone of the place. */
  from: z.iso.date(),
  /** Category of each day. */
  categoryIds: z
    .array(categoryId)
    .min(MIN_TRIP_DAYS, problem('tripTooShort'))
    .max(MAX_TRIP_DAYS, problem('tripTooLong')),
  /** Things that stay at home, and garments that the user chose instead. */
  removed: itemIds,
  wanted: itemIds,
});
export type Trip = z.infer<typeof trip>;

const trips = z
  .array(trip)
  .max(MAX_TRIPS, problem('tooManyTrips'))
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, problem('repeated'));

export const getTrips = defineCall({
  id: 'getTrips',
  method: 'GET',
  path: '/api/v1/trips',
  summary: "Returns the member's trips that are not over, the next one first; null if none was ever saved.",
  ...OWN,
  response: z.object({ content: trips.nullable() }),
});

export const saveTrips = defineCall({
  id: 'saveTrips',
  method: 'PUT',
  path: '/api/v1/trips',
  summary: "Replaces the member's trips, without those that are over. INVALID_INPUT if one begins too far ahead.",
  ...OWN,
  errors: ['OUTSIDE_SERVICE_AREA'],
  body: z.object({ content: trips }),
  response: emptyResponse,
});

// Fields of a query stay text, because the BFF forwards what it has parsed, and the host parses it again.

const isCategoryId = (id: number): id is CategoryId => CATEGORY_IDS.some((known) => known === id);

/** Parses category ids of a query: `2.2.1`. */
export const parseCategories = (text: string): CategoryId[] => text.split('.').map(Number).filter(isCategoryId);

const categoriesField = z
  .string()
  .max(40)
  .refine((text) => text.split('.').every((id) => isCategoryId(Number(id))), problem('categoryUnknown'))
  .refine((text) => text.split('.').length >= MIN_TRIP_DAYS, problem('tripTooShort'))
  .refine((text) => text.split('.').length <= MAX_TRIP_DAYS, problem('tripTooLong'));

const isDressCode = (text: string): text is DressCode => DRESS_CODE_KEYS.some((known) => known === text);

/** Parses the occasions of the days in a query: `..wedding`. */
export const parseOccasions = (text: string): (DressCode | undefined)[] =>
  text.split('.').map((each) => (isDressCode(each) ? each : undefined));

const occasionsField = z
  .string()
  .max(80)
  .refine((text) => text.split('.').every((each) => each === '' || isDressCode(each)))
  .refine((text) => text.split('.').length <= MAX_TRIP_DAYS, problem('tripTooLong'))
  .default('');

/** Parses ids of items in a query: `scarf.gloves`, '' for none. */
export const parseItems = (text: string): string[] => text.split('.').filter(Boolean);

const itemsField = z
  .string()
  .max(MAX_ITEMS * 41)
  .refine((text) => itemIds.safeParse(parseItems(text)).success)
  .default('');

const hours = { fromHour: z.int().min(0).max(24), untilHour: z.int().min(1).max(48) };

const packedItem = z.object({
  id: z.string(),
  /** Name with colour, or without it if several colours are packed: 반팔 티. */
  name: z.string(),
  /** Colours of several pieces: 흰색, 검은색. */
  detail: z.string().optional(),
  count: z.int().positive(),
  /** Name of its picture, which shows things of its kind in another colour. */
  piece: z.string(),
  slot: z.enum(['outer', 'top', 'bottom', 'dress', 'shoes', 'accessory']),
  /** Worn on the first day, on the way there. */
  worn: z.boolean(),
  alternatives: z.array(z.object({ id: z.string(), name: z.string(), piece: z.string() })),
});
export type PackedItem = z.infer<typeof packedItem>;

const packedDay = z.object({
  date: z.iso.date(),
  categoryId,
  occasion: z.enum(DRESS_CODE_KEYS).optional(),
  /** Garments that the weather leaves out of place at the occasion, in a sentence. */
  outOfPlace: z.string().optional(),
  /** How well the weather is known: by hour, from the extremes of the day, or only what is usual in the season. */
  basis: z.enum(['hourly', 'daily', 'usual']),
  /** Range of the relevant hours, whole °C. */
  minC: z.int(),
  maxC: z.int(),
  rain: z.boolean(),
  snow: z.boolean(),
  /** Names of the packed garments that make the day's outfit. */
  clothes: z.array(z.string()),
  /** Things of the suitcase to take along on that day. */
  takeAlong: z.array(z.string()),
  /** Hours for which the suitcase has nothing. */
  uncovered: z.array(z.object({ kind: z.enum(['cold', 'warm', 'rain']), ...hours })),
});
export type PackedDay = z.infer<typeof packedDay>;

const packingList = z.object({
  days: z.array(packedDay),
  items: z.array(packedItem),
  /** Things that the forecast makes unnecessary, with the reason. */
  unneeded: z.array(z.object({ piece: z.string(), name: z.string(), reason: z.string() })),
  source: weatherSource,
});
export type PackingList = z.infer<typeof packingList>;

/** Query of a packing list, and of its picture. */
export const packingQuery = z.object({
  latitude,
  longitude,
  /** Time zone of a place abroad. */
  'time-zone': timeZone.optional(),
  from: z.iso.date(),
  categories: categoriesField,
  /** Occasion of each day, which decides its clothes: `..wedding`. */
  occasions: occasionsField,
  gender: gender.default(DEFAULT_GENDER),
  ...comfortQuery,
  /** Excluded kinds of garments: `skirts.hats`. */
  without: kindsField.default(''),
  removed: itemsField,
  wanted: itemsField,
  language,
});

export const getPackingList = defineCall({
  id: 'getPackingList',
  method: 'GET',
  path: '/api/v1/packing-list',
  summary:
    'Returns what to pack for a trip of two to seven days: the fewest garments with which each day has a suitable outfit.',
  access: 'anyone',
  cache: 'never',
  isCostly: true,
  errors: ['OUTSIDE_SERVICE_AREA', 'UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT'],
  precision: 'grid-cell',
  query: packingQuery,
  response: packingList,
});
