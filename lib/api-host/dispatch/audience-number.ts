import { sql, type SQL } from 'drizzle-orm';
import { DEFAULT_GENDER, type Gender } from '@/lib/contract/gender';
import type { WeatherSide } from '@/lib/domain/recommendation/weather-side';
import { learnedComforts, notificationSettings, cellNumberSql, users } from '../db/schema';

/*
 * Claims are sorted and leased by the number of their audience: claims of one audience are adjacent, and so are the
 * audiences of one cell. From high to low, the digits of the number and their radixes are:
 *
 *   tens of the category id | cell (150,000) | ones of the category id (10) | gender (2) | cold (16) | warm (16)
 *
 * The cell is nx * 1000 + ny, or 0 for the default place. An offset is in steps of 0.1 clo, plus 8, as last learnt. The
 * column is a signed 32-bit integer, which is enough for category ids below 20. A larger id cannot collide with another
 * audience: PostgreSQL rejects a number that is out of range.
 *
 * The number only orders claims. Each push is composed from the user's settings, which may have changed. Languages, age
 * groups, a schedule or excluded garments make audiences of their own under the same number. A version with other numbers would
 * therefore cost time, but no push.
 */
const CELLS = 150_000;
const ONES = 10;
const GENDERS: readonly Gender[] = ['MALE', 'FEMALE'];
const OFFSETS = 16;
const NO_OFFSET = 8;

/** The digits of an audience number, as SQL expressions of type integer. */
interface Digits {
  cell: SQL;
  categoryId: SQL;
  gender: SQL;
  cold: SQL;
  warm: SQL;
}

export const packAudienceSql = ({ cell, categoryId, gender, cold, warm }: Digits): SQL => sql`
  (((((${categoryId} / ${ONES} * ${CELLS} + ${cell}) * ${ONES} + ${categoryId} % ${ONES}) * ${GENDERS.length} + ${gender}) * ${OFFSETS} + ${cold}) * ${OFFSETS} + ${warm})`;

/** The profile is read only if the setting has no gender. */
const profileGender = sql`(select ${users.gender} from ${users} where ${users.id} = ${notificationSettings.userId})`;
const genderDigit = sql`case coalesce(${notificationSettings.gender}, ${profileGender}, ${DEFAULT_GENDER}) when ${GENDERS[1]} then 1 else 0 end`;
const offsetDigit = (side: WeatherSide) =>
  sql`(coalesce((${learnedComforts.learnt} -> ${sql.raw(`'${side}'`)} ->> 'steps')::int, 0) + ${NO_OFFSET})`;

/** The audience number of a notification setting, in a query that joins `learnedComforts`. */
export const audienceNumberSql = packAudienceSql({
  cell: cellNumberSql(notificationSettings),
  categoryId: sql`${notificationSettings.categoryId}::int`,
  gender: genderDigit,
  cold: offsetDigit('cold'),
  warm: offsetDigit('warm'),
});
