'use client';

import type { Profile } from '@/lib/contract/account-fields';
import { HOME_PATH } from '@/lib/routes';
import { takePendingPath } from './after-login';
import { isComplete } from './user-storage';

/** Where a person with a session belongs: a social account that is new has to be completed first. */
export const getPathAfterLogin = (profile: Profile): string =>
  isComplete(profile) ? HOME_PATH : `/signup?step=2&socialType=${profile.socialType ?? ''}`;

/** Where whoever has just logged in goes on: with what they came for, once the account is complete. */
export const takePathAfterLogin = (profile: Profile): string =>
  (isComplete(profile) ? takePendingPath(profile) : null) ?? getPathAfterLogin(profile);
