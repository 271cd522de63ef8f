'use client';

import { DEFAULT_PLACE, type Place } from '@/lib/domain/place';
import { getCookiePlace } from './stored-place';

/** Where the person last was, as the cookie has it for the server: for screens that need no more of a place. */
export const getLastPlace = (): Place => getCookiePlace() ?? DEFAULT_PLACE;
