'use client';

import type { Profile } from '@/lib/contract/account-fields';
import { HOME_PATH } from '@/lib/routes';
import { takePendingPath } from './after-login';
import { isComplete } from './user-storage';

/** Returns the start screen of a user with a session. New social accounts have to be completed first. */
export const getPathAfterLogin = (profile: Profile): string =>
  isComplete(profile) ? HOME_PATH : `/signup?step=2&socialType=${profile.socialType ?? ''}`;

/** Returns the path after a login: that of the pending action if the account is complete, else the start screen. */
export const takePathAfterLogin = (profile: Profile): string =>
  (isComplete(profile) ? takePendingPath(profile) : null) ?? getPathAfterLogin(profile);
