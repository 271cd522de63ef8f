'use client';

import { toast } from '../toasts/toasts';
import { toFormFailure } from './form-failure';

/**
 * Shows why a call failed, below a title if there is one. Shows nothing if the session has ended: `SessionSync` then
 * shows its own toast. Rethrows errors that are not failed calls.
 */
export function showFailure(error: unknown, title?: string): void {
  const { message, isSessionOver } = toFormFailure(error);
  if (isSessionOver) return;
  if (title === undefined) toast.error(message);
  else toast.error(title, { description: message });
}
