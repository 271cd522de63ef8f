'use client';

import { stored } from '../storage/stored';

/** Username from a completed signup or recovery, with which this tab's login form is filled in. */
export const prefilledUsername = stored<string>('session', 'login-name');
