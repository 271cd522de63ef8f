import { z } from 'zod';
import { CATEGORIES, DEFAULT_CATEGORY, type CategoryKey } from '@/lib/contract/category';
import { DRESS_CODE_KEYS } from '@/lib/contract/dress-code';
import { ApiError } from '@/lib/contract/errors';
import { hourSpans } from '@/lib/contract/hour-spans-field';
import { DEFAULT_LANGUAGE, TEXT_LANGUAGES, type TextLanguage } from '@/lib/contract/language';
import type { Neighbourhood, Region } from '@/lib/contract/region';
import { MAX_TRIP_DAYS, MIN_TRIP_DAYS } from '@/lib/contract/trip-limits';
import { toComparable } from '@/lib/contract/text-forms';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { getMessages } from '@/lib/messages/get-messages';
import { getPlaceName } from '../region/english-names';
import { resolvePlaceName } from '../region/resolve-place';
import type { RegionIndex } from '../region/region-index';
import { toServedCell } from '../region/served-cell';

const CATEGORY_KEYS = CATEGORIES.map(({ key }) => key) as [CategoryKey, ...CategoryKey[]];

const placeName = z
  .string()
  .overwrite(toComparable)
  .min(2)
  .max(60)
  .describe(
    'Name of a district, neighbourhood (동), station or landmark of South Korea, in Korean or Latin letters: 강남구, Haeundae Beach, Jangan-gu Suwon.',
  );

const language = z
  .enum(TEXT_LANGUAGES)
  .default(DEFAULT_LANGUAGE)
  .describe('Language of names and texts: ko (Korean) or en (English). Choose that of the conversation.');

/** A place by name or by coordinates. */
export const placeInput = z.object({
  place: placeName.optional(),
  latitude: z.number().min(-90).max(90).optional().describe('Instead of a name, with longitude. Decimal degrees.'),
  longitude: z.number().min(-180).max(180).optional(),
  language,
});

const category = z.enum(CATEGORY_KEYS).default(CATEGORIES.find(({ id }) => id === DEFAULT_CATEGORY)!.key);
const gender = z.enum(['female', 'male']).default('female');
const hours = hourSpans
  .optional()
  .describe('Hours outdoors in Korean time, the end exclusive: 8-19, or 7-9,18-22. Default: those of the category.');

export const outfitInput = placeInput.extend({
  day: z.enum(['today', 'tomorrow']).optional().describe('Default: today, or tomorrow if the day is over.'),
  ...{ hours, category, gender },
});

export const dateInput = placeInput.extend({
  date: z.iso.date().describe('Date in Korea, YYYY-MM-DD: today or one of the nine days after it.'),
  ...{ hours, category, gender },
});

export const packingInput = placeInput.extend({
  from: z.iso.date().describe('First day in Korea, YYYY-MM-DD: today or one of the nine days after it.'),
  days: z.int().min(MIN_TRIP_DAYS).max(MAX_TRIP_DAYS),
  ...{ category, gender },
  occasions: z
    .array(z.object({ date: z.iso.date(), occasion: z.enum(DRESS_CODE_KEYS) }))
    .max(MAX_TRIP_DAYS)
    .default([])
    .describe('Days of the trip with an occasion that decides the clothes. The other days have the category.'),
});

export const searchInput = z.object({ name: placeName, language });

/** Returns the place of a name. Throws `ApiError` NOT_FOUND, which names those that may be meant. */
function requirePlace(name: string, language: TextLanguage): Neighbourhood {
  const { assistant, places } = getMessages(language);
  const resolution = resolvePlaceName(name);
  if (resolution.kind === 'found') return resolution.entry.result;
  if (resolution.kind === 'elsewhere') throw new ApiError('NOT_FOUND', { message: assistant.placeElsewhere(name) });
  const names = resolution.candidates.map((entry) =>
    assistant.formatCandidate(getPlaceName(entry, language), places.formatRegion(entry.result.region)),
  );
  const message = names.length > 0 ? assistant.placeUnclear(name, names) : assistant.placeNotFound(name);
  throw new ApiError('NOT_FOUND', { message });
}

/** Returns the cell and district of a place. Throws `ApiError` INVALID_INPUT, NOT_FOUND, OUTSIDE_SERVICE_AREA. */
export function resolvePlace(
  { place, latitude, longitude, language: spoken }: z.output<typeof placeInput>,
  regions: RegionIndex,
): { cell: GridCell; region: Region } {
  const { assistant } = getMessages(spoken);
  if (place !== undefined) {
    const found = requirePlace(place, spoken);
    return { cell: toServedCell({ lat: found.latitude, lon: found.longitude }, regions), region: found.region };
  }
  if (latitude === undefined || longitude === undefined)
    throw new ApiError('INVALID_INPUT', { message: assistant.placeMissing });
  const point = { lat: latitude, lon: longitude };
  const cell = toServedCell(point, regions);
  const { sidonm, sggnm } = regions.find(point) ?? regions.findCell(cell)!;
  return { cell, region: { sidonm, sggnm } };
}
