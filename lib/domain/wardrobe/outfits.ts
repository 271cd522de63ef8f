import { FEMALE_ACTIVITY } from './outfits/female-activity';
import { FEMALE_BUSINESS } from './outfits/female-business';
import { FEMALE_DAILY } from './outfits/female-daily';
import { FEMALE_DATE } from './outfits/female-date';
import type { Outfit } from './wardrobe';

export const OUTFIT_TABLES = [
  { name: 'female-business', table: FEMALE_BUSINESS },
  { name: 'female-daily', table: FEMALE_DAILY },
  { name: 'female-activity', table: FEMALE_ACTIVITY },
  { name: 'female-date', table: FEMALE_DATE },
];
export const OUTFITS: readonly Outfit[] = OUTFIT_TABLES.flatMap(({ table }) => Object.values(table).flat());
