// Names shared by the placeholder of the outfits and the splash's script. That script is in every page, so no library.

/** Storage key of the last outfits for the user's own day. */
export const OWN_OUTFITS_KEY = 'own-outfits';
/** Id of the picture in the placeholder in which the script shows the first of them. */
export const LAST_OUTFIT_SLOT = 'last-outfit';
