/** For so many days it is remembered what was worn. The browser reads this, too: no schema stands beside it. */
export const WORN_DAYS = 60;
