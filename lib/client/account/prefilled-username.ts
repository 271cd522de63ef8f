'use client';

import { stored } from '../storage/stored';

/** The username that a signup or a recovery has just ended with; waits in this tab to be filled in at the login. */
export const prefilledUsername = stored<string>('session', 'login-name');
