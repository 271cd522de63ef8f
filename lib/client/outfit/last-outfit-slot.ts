// Names shared by the placeholder of the outfits and the splash script. That script is part of every page, so this file
// imports no library.

/** Storage key of the last outfits for the user's schedule. */
export const OWN_OUTFITS_KEY = 'own-outfits';
/** Id of the image that the splash script fills with the last outfit. */
export const LAST_OUTFIT_SLOT = 'last-outfit';
