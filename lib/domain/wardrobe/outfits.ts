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

/** The tables by the warmth level that each outfit is written under; the product reads `OUTFITS`. */
export const OUTFIT_TABLES: readonly { name: string; table: LevelTable }[] = [
  { name: 'female-business', table: FEMALE_BUSINESS },
  { name: 'female-daily', table: FEMALE_DAILY },
  { name: 'female-activity', table: FEMALE_ACTIVITY },
  { name: 'female-date', table: FEMALE_DATE },
  { name: 'male-business', table: MALE_BUSINESS },
  { name: 'male-daily', table: MALE_DAILY },
  { name: 'male-activity', table: MALE_ACTIVITY },
  { name: 'male-date', table: MALE_DATE },
];

/** Every outfit, warmest last within its table. */
export const OUTFITS: readonly Outfit[] = OUTFIT_TABLES.flatMap(({ table }) => Object.values(table).flat());
