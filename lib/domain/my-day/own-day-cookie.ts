/**
 * Cookie that says that the user has hours or categories of their own, so that the server leaves the outfits to the
 * browser. The server does not get the schedule itself: a page for it could be recognised by others.
 */
export const OWN_DAY_COOKIE = 'week';
