import { sql } from 'drizzle-orm';
import { CATEGORY_IDS, type CategoryId } from '@/lib/contract/category';
import { DEFAULT_GENDER, type Gender } from '@/lib/contract/gender';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { comfortOffsets, notificationSettings, placeOf, users } from '../db/schema';
import type { Audience } from '../outfit/audience';

/**
 * An audience as a number, by which claims are sorted and taken: those of a forecast cell are neighbours, and those who
 * read the same are together. `((place * 10 + category) * 2 + gender) * 16 + offset`, where the place is
 * `nx * 1000 + ny` (0: the default place) and the offset is in steps of .1 clo, from 8 on.
 */
const CATEGORIES = 10;
const GENDERS: readonly Gender[] = ['MALE', 'FEMALE'];
const OFFSETS = 16;
const NO_OFFSET = 8;
const NX = 1_000;

const genderCode = sql`case coalesce(${notificationSettings.gender}, ${users.gender}, ${DEFAULT_GENDER}) when ${GENDERS[1]} then 1 else 0 end`;
const offsetCode = sql`coalesce(floor(${comfortOffsets.offsetClo} * 10 + 0.5), 0)::int + ${NO_OFFSET}`;

/** The number of a setting's audience, in a query that joins the person and their offset. */
export const audienceNumber = sql`
  ((${placeOf(notificationSettings)} * ${CATEGORIES} + ${notificationSettings.categoryId}) * ${GENDERS.length} + ${genderCode}) * ${OFFSETS} + ${offsetCode}`;

/** The audience of a number; null where there is none, as with a claim of an earlier version. */
export function audienceOf(number: number): Audience | null {
  const offset = number % OFFSETS;
  const gender = GENDERS[Math.floor(number / OFFSETS) % GENDERS.length];
  const place = Math.floor(number / OFFSETS / GENDERS.length / CATEGORIES);
  const categoryId = (Math.floor(number / OFFSETS / GENDERS.length) % CATEGORIES) as CategoryId;
  if (!gender || !CATEGORY_IDS.includes(categoryId)) return null;
  const cell = place === 0 ? DEFAULT_PLACE.cell : { nx: Math.floor(place / NX), ny: place % NX };
  return { cell, categoryId, gender, offsetClo: (offset - NO_OFFSET) / 10 };
}
