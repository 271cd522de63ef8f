'use client';

import { stored } from '../storage/stored';

/** Whether the strip of ten days is open on home. It stays so while the user visits other screens. */
export const openDayStrip = stored<true>('session', 'day-strip');
