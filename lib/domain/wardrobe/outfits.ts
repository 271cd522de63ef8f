import { FEMALE_DAILY } from './outfits/female-daily';
export const OUTFIT_TABLES = [{ name: 'female-daily', table: FEMALE_DAILY }];
