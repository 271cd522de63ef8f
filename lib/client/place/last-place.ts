'use client';

import { DEFAULT_PLACE, type Place } from '@/lib/domain/place';
import { getCookiePlace } from './stored-place';

/** Returns the user's last place from the cookie, or the default. For screens outside `PlaceProvider`. */
export const getLastPlace = (): Place => getCookiePlace() ?? DEFAULT_PLACE;
