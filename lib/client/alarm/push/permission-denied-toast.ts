'use client';

import { TOAST_MS, toast } from '../../toasts/toasts';
import { PushFailure } from './push-failure';

/** Shows that notifications are blocked. Repeated calls show one toast. */
export const showPermissionDenied = () =>
  toast.error(new PushFailure('permission-blocked').message, { id: 'permission', duration: TOAST_MS.permission });
