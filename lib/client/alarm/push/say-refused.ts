'use client';

import { toast } from 'sonner';
import { PushFailure } from './push-failure';

const PERMISSION_TOAST_MS = 3_000;

/** Says that the browser may not notify, once however often it is asked. */
export const sayRefused = () =>
  toast.error(new PushFailure('permission-blocked').message, { id: 'permission', duration: PERMISSION_TOAST_MS });
