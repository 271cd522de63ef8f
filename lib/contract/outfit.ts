import { z } from 'zod';
import { DAY_S, HOUR_S } from './durations';
import { defineCall } from './call';
import { CATEGORY_IDS, DEFAULT_CATEGORY, type CategoryId } from './category';
import { comfortOffset, roundOffset } from './comfort';
import { decimal, latitude, longitude } from './coordinates';
import { kindsField } from './garment-kind-field';
import { DEFAULT_GENDER } from './gender';
import { gender } from './gender-field';
import { requestedDay, hourSpans } from './hour-spans-field';
import { weatherSource } from './weather';
import { outfitId } from './outfit-id';
import { PICTURE_WIDTHS } from './picture-widths';
import { WEATHER_CACHE } from './weather-freshness';

export const categoryId = z.literal(CATEGORY_IDS);
/** In an address, where a number is text. */
export const categoryIdParam = z.union([
  categoryId,
  z.enum(CATEGORY_IDS.map(String)).transform((id) => Number(id) as CategoryId),
]);

const outfitItem = z.object({
  slot: z.enum(['outer', 'top', 'bottom', 'dress', 'shoes', 'accessory']),
  /** Korean, with its colour: 아이보리 니트. */
  name: z.string(),
});
export type OutfitItem = z.infer<typeof outfitItem>;

export const takeAlong = z.object({
  kind: z.enum(['umbrella', 'boots', 'mask', 'hat', 'sunglasses', 'scarf', 'gloves', 'cardigan', 'other']),
  label: z.string(),
});
export type TakeAlong = z.infer<typeof takeAlong>;

/** How the layers go on and off: one row from each hour in which something changes, five at most. */
const layerAdvice = z.object({
  /** From when on: 오전 7시, 낮 12시; 내내 where nothing changes. */
  part: z.string().min(1),
  /** The air at that time, whole °C; null where nothing changes. */
  temperature: z.int().nullable(),
  text: z.string(),
  /** The forecast cell (`60.127`) that the row begins in, where the hours asked for lead elsewhere. */
  cell: z.string().optional(),
});
export type LayerAdvice = z.infer<typeof layerAdvice>;

/** The air that an outfit suits as its picture shows it. */
export const suitableWeather = z.object({
  /** Whole °C; null where it has no end on that side. */
  fromC: z.int().nullable(),
  untilC: z.int().nullable(),
  /** Water does not spoil it. */
  rain: z.boolean(),
});
export type SuitableWeather = z.infer<typeof suitableWeather>;

/** The same picture as AVIF, lighter and in another width; its height follows. */
const pictureVariant = z.object({ width: z.int().positive(), presignedUrl: z.string() });

export const outfitMetadata = z.object({
  /** WebP. */
  presignedUrl: z.string(),
  /** Narrowest first; answers that a browser stored before there were any have none. */
  variants: z.array(pictureVariant).optional(),
  width: z.int().positive(),
  height: z.int().positive(),
  title: z.string(),
  /** Names the clothes, for those who do not see the picture. */
  alt: z.string(),
  reason: z.string(),
  items: z.array(outfitItem),
  takeAlong: z.array(takeAlong),
  layers: z.array(layerAdvice),
  /** Not in answers of the version before. */
  suits: suitableWeather.optional(),
});
export type OutfitMetadata = z.infer<typeof outfitMetadata>;

const outfitFile = z.object({
  id: z.string(),
  /** Always false in the answer, which is everyone's: what a member has bookmarked tells `getBookmarkIds`. */
  bookmarked: z.boolean(),
  metadata: outfitMetadata,
});
export type OutfitFile = z.infer<typeof outfitFile>;

/** What the kinds that are left out leave to a day: enough, few that suit it, or none, so that the nearest has to do. */
export const remainingOutfits = z.enum(['enough', 'few', 'none-suits']);
export type RemainingOutfits = z.infer<typeof remainingOutfits>;

const outfitList = z.object({
  /** None on a page after the last. */
  fileMetadata: z.array(outfitFile),
  /** The day that the outfits are for: tomorrow once today's hours have passed. */
  day: requestedDay,
  date: z.iso.date(),
  feelsLikeRange: z.object({ min: z.int(), max: z.int() }),
  /** Cells (`60.127`) of the hours asked for whose weather could not be had: there, that of the place itself stands in. */
  standIns: z.array(z.string()).optional(),
  /** How many pages suit the day; like `left` not in answers of the version before. */
  pages: z.int().positive().optional(),
  left: remainingOutfits.optional(),
  source: weatherSource,
});
export type OutfitList = z.infer<typeof outfitList>;

/** More than the wardrobe has. */
const MAX_PAGES = 40;

/** A page in an address, where a number is text. */
const pageParam = z.union([z.number(), decimal]).pipe(z.int().min(0).max(MAX_PAGES)).default(0);

/** An offset in an address, where a number is text. */
export const offsetParam = z.union([z.number(), decimal]).pipe(comfortOffset).transform(roundOffset).default(0);

export const getOutfits = defineCall({
  id: 'getOutfits',
  method: 'GET',
  path: '/api/v1/outfit',
  summary: 'Outfits for the weather of a point, best first, at least three; page by page all that suit it.',
  access: 'anyone',
  cache: WEATHER_CACHE,
  precision: 'grid-cell',
  query: z.object({
    latitude,
    longitude,
    'event-type-id': categoryIdParam.default(DEFAULT_CATEGORY),
    gender: gender.default(DEFAULT_GENDER),
    /** The person's own offsets; the weather of the day decides which one counts. */
    'cold-offset': offsetParam,
    'warm-offset': offsetParam,
    day: requestedDay.optional(),
    /** One's hours out, in place of those that the category is known for. */
    hours: hourSpans.optional(),
    /** 0 is the answer; those after it hold the next best ones, none of them twice. */
    page: pageParam,
    /** Kinds of clothes that are left out: `skirts.hats`. */
    without: kindsField.default(''),
  }),
  response: outfitList,
});

export const category = z.object({ id: categoryId, categoryName: z.string() });
export type Category = z.infer<typeof category>;

export const getCategories = defineCall({
  id: 'getCategories',
  method: 'GET',
  path: '/api/v1/outfit-condition/event-types',
  summary: 'The categories that outfits are recommended by.',
  access: 'anyone',
  cache: { shared: true, freshSeconds: HOUR_S, staleSeconds: 7 * DAY_S },
  response: z.object({ content: z.array(category) }),
});

export const getOutfitPicture = defineCall({
  id: 'getOutfitPicture',
  method: 'GET',
  path: '/api/v1/outfit-picture/{id}',
  summary: 'The picture of an outfit; under an address that names what it shows, for ever.',
  access: 'anyone',
  cache: 'as-answered',
  params: z.object({ id: outfitId }),
  query: z.object({
    /** The version that is meant, by what is in the file. Addresses of the version before have none. */
    v: z
      .string()
      .regex(/^[A-Za-z0-9_-]{16}$/)
      .optional(),
    /** One of the AVIF variants. */
    width: z.enum(PICTURE_WIDTHS.map(String)).transform(Number).optional(),
  }),
  responseKind: 'picture',
  response: z.instanceof(Uint8Array),
});
