import { z } from 'zod';
import { CATEGORIES, DEFAULT_CATEGORY, type CategoryKey } from '@/lib/contract/category';
import { ApiError } from '@/lib/contract/errors';
import { hourSpans, requestedDay } from '@/lib/contract/hour-spans-field';
import type { Region } from '@/lib/contract/region';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { findPlaces } from '../region/find-places';
import type { RegionIndex } from '../region/region-index';
import { toServedCell } from '../region/served-cell';

const CATEGORY_KEYS = CATEGORIES.map(({ key }) => key) as [CategoryKey, ...CategoryKey[]];

const placeName = z
  .string()
  .trim()
  .min(2)
  .max(30)
  .describe('Name of a Korean district, 동, station or landmark, for example 강남구 or Seongsu.');

/** A place by name or by coordinates. */
export const placeInput = z.object({
  place: placeName.optional(),
  latitude: z.number().min(-90).max(90).optional().describe('Instead of a name, with longitude. Decimal degrees.'),
  longitude: z.number().min(-180).max(180).optional(),
});

export const outfitInput = placeInput.extend({
  day: requestedDay.optional().describe('Default: today, or tomorrow if the day is over.'),
  hours: hourSpans
    .optional()
    .describe('Hours outdoors in Korean time, the end exclusive: 8-19, or 7-9,18-22. Default: those of the category.'),
  category: z.enum(CATEGORY_KEYS).default(CATEGORIES.find(({ id }) => id === DEFAULT_CATEGORY)!.key),
  gender: z.enum(['female', 'male']).default('female'),
});

export const searchInput = z.object({ name: placeName });

/** Returns the cell and district of a place. Throws `ApiError` INVALID_INPUT, NOT_FOUND, OUTSIDE_SERVICE_AREA. */
export function resolvePlace(
  { place, latitude, longitude }: z.output<typeof placeInput>,
  regions: RegionIndex,
): { cell: GridCell; region: Region } {
  if (place !== undefined) {
    const [found] = findPlaces(place);
    if (!found)
      throw new ApiError('NOT_FOUND', { message: `‘${place}’을(를) 찾지 못했어요. search_place로 찾아보세요.` });
    return { cell: toServedCell({ lat: found.latitude, lon: found.longitude }, regions), region: found.region };
  }
  if (latitude === undefined || longitude === undefined)
    throw new ApiError('INVALID_INPUT', { message: 'place나 latitude와 longitude를 함께 보내 주세요.' });
  const point = { lat: latitude, lon: longitude };
  const cell = toServedCell(point, regions);
  const { sidonm, sggnm } = regions.find(point) ?? regions.findCell(cell)!;
  return { cell, region: { sidonm, sggnm } };
}
