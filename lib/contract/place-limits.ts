/** Number of places that a user may save. */
export const MAX_PLACES = 5;
/** Length of a place name in characters, enough for '○○초등학교' but not for an address. */
export const MAX_PLACE_NAME = 10;
