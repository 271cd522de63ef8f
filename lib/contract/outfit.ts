import { z } from 'zod';
import { DAY_S, HOUR_S } from './durations';
import { defineCall } from './call';
import { CATEGORY_IDS, DEFAULT_CATEGORY, type CategoryId } from './category';
import { comfortQuery } from './comfort-query';
import { DRESS_CODE_KEYS } from './dress-code';
import { decimal, latitude, longitude } from './coordinates';
import { kindsField } from './garment-kind-field';
import { DEFAULT_GENDER } from './gender';
import { gender } from './gender-field';
import { language } from './language-field';
import { requestedDay, hourSpans, shownDay } from './hour-spans-field';
import { toldOutfit } from './told-field';
import { weatherSource } from './weather';
import { outfitId } from './outfit-id';
import { problem } from './problem';
import { PICTURE_WIDTHS } from './picture-widths';
import { WEATHER_CACHE } from './weather-freshness';

/** Keeps the general problem of a missing value. */
const describeCategory = ({ input }: { input?: unknown }) =>
  input === undefined ? undefined : problem('categoryUnknown');

export const categoryId = z.literal(CATEGORY_IDS, { error: describeCategory });
/** Category id as a number or as text in a query. */
export const categoryIdParam = z.union(
  [categoryId, z.enum(CATEGORY_IDS.map(String)).transform((id) => Number(id) as CategoryId)],
  { error: describeCategory },
);

export const dressCode = z.enum(DRESS_CODE_KEYS);

const outfitItem = z.object({
  slot: z.enum(['outer', 'top', 'bottom', 'dress', 'shoes', 'accessory']),
  /** Korean name with colour: 아이보리 니트. */
  name: z.string(),
  /** True for a garment that others hide in the picture. Missing for those that are seen. */
  underneath: z.literal(true).optional(),
});
export type OutfitItem = z.infer<typeof outfitItem>;

export const takeAlong = z.object({
  kind: z.enum(['umbrella', 'boots', 'mask', 'hat', 'sunglasses', 'scarf', 'gloves', 'cardigan', 'other']),
  label: z.string(),
  /** Name of the item's own picture (`PIECES`). Missing for warnings. */
  piece: z.string().optional(),
  /** Something to put on in addition, or a warning. Missing for things to carry. */
  group: z.enum(['add', 'caution']).optional(),
  /** Name of something that is worn from the first layer row on. Lists without groups name it among the clothes. */
  worn: z.string().optional(),
});
export type TakeAlong = z.infer<typeof takeAlong>;

/** Layer row: one for each hour in which a layer changes, four at most. */
const layerAdvice = z.object({
  /** Start in the language of the response: 오전 7시, 낮 12시; 내내 if nothing changes. */
  part: z.string().min(1),
  /** Air temperature at that time, whole °C; null if nothing changes. */
  temperature: z.int().nullable(),
  text: z.string(),
  /** Forecast cell (`60.127`) at the start of the row, if the requested hours include another cell. */
  cell: z.string().optional(),
});
export type LayerAdvice = z.infer<typeof layerAdvice>;

/** Weather for which an outfit is suitable as pictured. */
export const suitableWeather = z.object({
  /** Range of air temperature, whole °C; null if it is open on that side. */
  fromC: z.int().nullable(),
  untilC: z.int().nullable(),
  /** True if water does not damage the outfit. */
  rain: z.boolean(),
});
export type SuitableWeather = z.infer<typeof suitableWeather>;

/** Smaller AVIF version of the picture with the same aspect ratio. */
const pictureVariant = z.object({ width: z.int().positive(), presignedUrl: z.string() });

/** Position of the figure in its picture, in px of `width` x `height`. */
export const pictureFrame = z.object({
  /** Left, top, right and bottom of the figure and everything that it holds. */
  box: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  /** Position of the mouth, and length of one unit of head space. A head with hair is about 0.7 units high. */
  head: z.tuple([z.int(), z.int(), z.int()]),
  /** Colours of the ground at the picture's edges, from top to bottom at equal distances: `#e8e4df`. */
  ground: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).min(2),
});
export type PictureFrame = z.infer<typeof pictureFrame>;

export const outfitMetadata = z.object({
  presignedUrl: z.string(),
  /** Id of the picture, with which the outfit is bookmarked. Missing if it is the outfit's usual picture. */
  pictureId: outfitId.optional(),
  /** Narrowest first. Missing in responses cached by older clients. */
  variants: z.array(pictureVariant).optional(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Missing in responses of older versions. */
  frame: pictureFrame.optional(),
  title: z.string(),
  /** Alternative text that names the garments. */
  alt: z.string(),
  reason: z.string(),
  items: z.array(outfitItem),
  takeAlong: z.array(takeAlong),
  layers: z.array(layerAdvice),
  /** Missing in responses of older versions. */
  suits: suitableWeather.optional(),
  /** Hours and layers of this recommendation, to be returned with feedback. Missing in responses of older versions. */
  told: toldOutfit.optional(),
});
export type OutfitMetadata = z.infer<typeof outfitMetadata>;

const outfitFile = z.object({
  id: z.string(),
  /** Always false because the response is shared. `getBookmarkIds` returns the member's bookmarks. */
  bookmarked: z.boolean(),
  metadata: outfitMetadata,
});
export type OutfitFile = z.infer<typeof outfitFile>;

/** Number of suitable outfits after excluded kinds: enough, few, or none, so that the closest one is shown. */
export const remainingOutfits = z.enum(['enough', 'few', 'none-suits']);
export type RemainingOutfits = z.infer<typeof remainingOutfits>;

const outfitList = z.object({
  /** Empty after the last page. */
  fileMetadata: z.array(outfitFile),
  /** Day of the outfits: tomorrow if today's relevant hours are over and today was not requested. */
  day: shownDay,
  date: z.iso.date(),
  feelsLikeRange: z.object({ min: z.int(), max: z.int() }),
  /** Requested cells (`60.127`) without weather. The weather of the place itself is the fallback. */
  standIns: z.array(z.string()).optional(),
  /** Number of pages with suitable outfits. Like `left`, missing in responses of older versions. */
  pages: z.int().positive().optional(),
  /** Ids of the outfits on later pages. Only on the first page, and missing in responses of older versions. */
  further: z.array(z.string()).optional(),
  left: remainingOutfits.optional(),
  source: weatherSource,
});
export type OutfitList = z.infer<typeof outfitList>;

/** More pages than the wardrobe fills. */
const MAX_PAGES = 40;

const pageParam = z.union([z.number(), decimal]).pipe(z.int().min(0).max(MAX_PAGES)).default(0);

/** Parameters of an outfit that come from one user's schedule, feedback and settings. */
export const PERSONAL_OUTFIT_QUERY = [
  'cold-offset',
  'warm-offset',
  'pace',
  'people',
  'hours',
  'without',
  'dress',
] as const;

/**
 * Pictures that come first among outfits of nearly equal cost: those of people near the member's age, which only the host
 * knows, and for pupils a school uniform on school days. Ignored for visitors.
 */
export const people = z.literal('own-age');
export type People = z.infer<typeof people>;

export const getOutfits = defineCall({
  id: 'getOutfits',
  method: 'GET',
  path: '/api/v1/outfit',
  summary:
    'Returns outfits for the weather at a point, best first: at least three on the first page, all suitable ones in total.',
  access: 'anyone',
  cache: WEATHER_CACHE,
  errors: ['OUTSIDE_SERVICE_AREA'],
  precision: 'grid-cell',
  personalQuery: PERSONAL_OUTFIT_QUERY,
  query: z.object({
    latitude,
    longitude,
    'event-type-id': categoryIdParam.default(DEFAULT_CATEGORY),
    gender: gender.default(DEFAULT_GENDER),
    ...comfortQuery,
    people: people.optional(),
    day: requestedDay.optional(),
    /** Requested hours. Default: those of the category. */
    hours: hourSpans.optional(),
    /** Page 0 has the best outfits, later pages the next best, without repetition. */
    page: pageParam,
    /** Excluded kinds of garments: `skirts.hats`. */
    without: kindsField.default(''),
    /** Occasion of the day that decides the clothes. */
    dress: dressCode.optional(),
    language,
  }),
  response: outfitList,
});

export const category = z.object({ id: categoryId, categoryName: z.string() });
export type Category = z.infer<typeof category>;

export const getCategories = defineCall({
  id: 'getCategories',
  method: 'GET',
  path: '/api/v1/outfit-condition/event-types',
  summary: 'Returns the categories of outfits.',
  access: 'anyone',
  cache: { shared: true, freshSeconds: HOUR_S, staleSeconds: 7 * DAY_S },
  query: z.object({ language }),
  response: z.object({ content: z.array(category) }),
});

export const getOutfitPicture = defineCall({
  id: 'getOutfitPicture',
  method: 'GET',
  path: '/api/v1/outfit-picture/{id}',
  summary: 'Returns the picture of an outfit. A URL with a version is cacheable forever.',
  access: 'anyone',
  cache: 'as-answered',
  errors: ['NOT_FOUND'],
  params: z.object({ id: outfitId }),
  query: z.object({
    /** Version, a hash of the file. URLs of older versions have none. */
    v: z
      .string()
      .regex(/^[A-Za-z0-9_-]{16}$/)
      .optional(),
    /** Width of the AVIF variant. Default: the WebP picture. */
    width: z.enum(PICTURE_WIDTHS.map(String)).transform(Number).optional(),
  }),
  responseKind: 'picture',
  response: z.instanceof(Uint8Array),
});
