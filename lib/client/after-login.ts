'use client';

import { stored } from './stored';

/** The screen to go back to after a login that was asked for once more; one of ours. */
export const afterLoginStorage = stored<'/my/secession'>('session', 'after-login');
