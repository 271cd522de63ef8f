import { FEMALE_ACTIVITY_TITLES } from './outfits/female-activity';
import { FEMALE_BUSINESS_TITLES } from './outfits/female-business';
import { FEMALE_DAILY_TITLES } from './outfits/female-daily';
import { FEMALE_DATE_TITLES } from './outfits/female-date';
import { MALE_ACTIVITY_TITLES } from './outfits/male-activity';
import { MALE_BUSINESS_TITLES } from './outfits/male-business';
import { MALE_DAILY_TITLES } from './outfits/male-daily';
import { MALE_DATE_TITLES } from './outfits/male-date';

/** Titles of outfits: the two defining pieces. The tables define the ids of outfits. */
export const outfits = {
  ...FEMALE_ACTIVITY_TITLES,
  ...FEMALE_BUSINESS_TITLES,
  ...FEMALE_DAILY_TITLES,
  ...FEMALE_DATE_TITLES,
  ...MALE_ACTIVITY_TITLES,
  ...MALE_BUSINESS_TITLES,
  ...MALE_DAILY_TITLES,
  ...MALE_DATE_TITLES,
};
