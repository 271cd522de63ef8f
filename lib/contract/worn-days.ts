/** Number of days for which worn outfits are stored. This file has no schema because browsers load it. */
export const WORN_DAYS = 60;
