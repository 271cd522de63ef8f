import type { CategoryKey } from '@/lib/contract/category';
import type { Gender } from '@/lib/contract/gender';
import type { LevelTable } from './outfit-tables/compose';
import { FEMALE_ACTIVITY } from './outfit-tables/female-activity';
import { FEMALE_BUSINESS } from './outfit-tables/female-business';
import { FEMALE_DAILY } from './outfit-tables/female-daily';
import { FEMALE_DATE } from './outfit-tables/female-date';
import { MALE_ACTIVITY } from './outfit-tables/male-activity';
import { MALE_BUSINESS } from './outfit-tables/male-business';
import { MALE_DAILY } from './outfit-tables/male-daily';
import { MALE_DATE } from './outfit-tables/male-date';
import type { Outfit } from './wardrobe';

const TABLES = {
  FEMALE: { business: FEMALE_BUSINESS, daily: FEMALE_DAILY, activity: FEMALE_ACTIVITY, date: FEMALE_DATE },
  MALE: { business: MALE_BUSINESS, daily: MALE_DAILY, activity: MALE_ACTIVITY, date: MALE_DATE },
} satisfies Record<Gender, Record<CategoryKey, LevelTable>>;

/** All tables, named `female-business`. Tools read them by warmth level; the product reads `OUTFITS`. */
export const OUTFIT_TABLES: readonly { name: string; table: LevelTable }[] = Object.entries(TABLES).flatMap(
  ([gender, tables]) =>
    Object.entries(tables).map(([category, table]) => ({ name: `${gender.toLowerCase()}-${category}`, table })),
);

/** All outfits, warmest last within each table. */
export const OUTFITS: readonly Outfit[] = OUTFIT_TABLES.flatMap(({ table }) => Object.values(table).flat());
