/** Length of the name of a planned date in characters. */
export const MAX_PLAN_NAME = 12;
