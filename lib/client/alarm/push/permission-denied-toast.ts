'use client';

import { getLoadedMessages } from '../../language/messages';
import { TOAST_MS, toast } from '../../toasts/toasts';

/** Shows that notifications are blocked. Repeated calls show one toast. */
export const showPermissionDenied = () =>
  toast.error(getLoadedMessages('pushDevice').failures['permission-blocked'], {
    id: 'permission',
    duration: TOAST_MS.permission,
  });
