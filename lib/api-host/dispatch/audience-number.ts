import { sql } from 'drizzle-orm';
import { CATEGORY_IDS, type CategoryId } from '@/lib/contract/category';
import { DEFAULT_GENDER, type Gender } from '@/lib/contract/gender';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import type { WeatherSide } from '@/lib/domain/recommendation/weather-side';
import { learntComforts, notificationSettings, cellNumberSql, users } from '../db/schema';
import type { Audience } from '../outfit/audience';

/**
 * An audience as a number, by which claims are sorted and taken: those of a forecast cell are neighbours, and those who
 * read the same are together. `(((place * 10 + category) * 2 + gender) * 16 + cold) * 16 + warm`, where the place is
 * `nx * 1000 + ny` (0: the default place) and the two offsets are in steps of .1 clo, from 8 on, as they were last learnt.
 */
const CATEGORIES = 10;
const GENDERS: readonly Gender[] = ['MALE', 'FEMALE'];
const OFFSETS = 16;
const NO_OFFSET = 8;
const NX = 1_000;

/** The person is looked at only where the setting does not say. */
const ofPerson = sql`(select ${users.gender} from ${users} where ${users.id} = ${notificationSettings.userId})`;
const genderCode = sql`case coalesce(${notificationSettings.gender}, ${ofPerson}, ${DEFAULT_GENDER}) when ${GENDERS[1]} then 1 else 0 end`;
const offsetCode = (side: WeatherSide) =>
  sql`coalesce((${learntComforts.learnt} -> ${sql.raw(`'${side}'`)} ->> 'steps')::int, 0) + ${NO_OFFSET}`;

/** The number of a setting's audience, in a query that joins what is learnt of the person. */
export const audienceNumberSql = sql`
  (((${cellNumberSql(notificationSettings)} * ${CATEGORIES} + ${notificationSettings.categoryId}) * ${GENDERS.length} + ${genderCode}) * ${OFFSETS} + ${offsetCode('cold')}) * ${OFFSETS} + ${offsetCode('warm')}`;

/** The last digit of a number of so many digits, and what stands before it. */
const split = (number: number, digits: number): [last: number, rest: number] => [
  number % digits,
  Math.floor(number / digits),
];

const offsetOf = (code: number): number => (code - NO_OFFSET) / 10;

/** The audience of a number; null where there is none, as with a claim of an earlier version. */
export function decodeAudience(number: number): Audience | null {
  const [warm, withoutWarm] = split(number, OFFSETS);
  const [cold, withoutOffsets] = split(withoutWarm, OFFSETS);
  const [genderAt, withoutGender] = split(withoutOffsets, GENDERS.length);
  const [category, place] = split(withoutGender, CATEGORIES);
  const gender = GENDERS[genderAt];
  const categoryId = category as CategoryId;
  if (!gender || !CATEGORY_IDS.includes(categoryId)) return null;
  const cell = place === 0 ? DEFAULT_PLACE.cell : { nx: Math.floor(place / NX), ny: place % NX };
  return { cell, categoryId, gender, offsets: { cold: offsetOf(cold), warm: offsetOf(warm) }, without: '' };
}
