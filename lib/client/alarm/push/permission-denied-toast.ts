'use client';

import { TOAST_MS, toast } from '../../toasts/toasts';
import { PushFailure } from './push-failure';

/** Says that the browser may not notify, once however often it is asked. */
export const showPermissionDenied = () =>
  toast.error(new PushFailure('permission-blocked').message, { id: 'permission', duration: TOAST_MS.permission });
