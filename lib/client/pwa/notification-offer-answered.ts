'use client';

import { stored } from '../storage/stored';

/** Whether the user has answered the installed app's offer of notifications. */
export const notificationOfferAnswered = stored<true>('local', 'notificationOfferAnswered');
