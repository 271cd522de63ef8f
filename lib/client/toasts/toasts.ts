import { toast, type ExternalToast } from 'sonner';

/** How long a toast stays: what went well is short, what did not can be read twice. */
export const TOAST_MS = { success: 2_000, error: 4_000, permission: 3_000 } as const;
export const MAX_TOASTS = 20;

/** Says that something went well. What did not is said by `toast.error`, for as long as the Toaster has it. */
export const sayDone = (words: string, options?: ExternalToast) =>
  toast.success(words, { duration: TOAST_MS.success, ...options });
