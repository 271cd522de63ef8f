'use client';

import { DEFAULT_PLACE, type Place } from '@/lib/domain/place';
import { cookiePlace } from './stored-place';

/** Where the person last was, as the cookie has it for the server: for screens that need no more of a place. */
export const lastPlace = (): Place => cookiePlace() ?? DEFAULT_PLACE;
