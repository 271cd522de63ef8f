/** How many places a person may save: as many as a thumb finds in a list. */
export const MAX_PLACES = 5;
/** '우리집', '○○초등학교': a name, no address. */
export const MAX_PLACE_NAME = 10;
