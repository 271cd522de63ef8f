import type { ExternalToast, toast as sonnersToast } from 'sonner';

/** How long a toast stays: what went well is short, what did not can be read twice. */
export const TOAST_MS = { success: 2_000, error: 4_000, permission: 3_000 } as const;
export const MAX_TOASTS = 20;

/** Puts the place where toasts show onto the screen, and resolves when it is there. */
let openArea: () => Promise<void> = () => Promise.resolve();

/** Says who puts it there. */
export function onFirstToast(open: () => Promise<void>): void {
  openArea = open;
}

type Toast = typeof sonnersToast;

/** The library comes with the first toast: no first screen has one. Where it cannot be had, nothing is said. */
const withSonner = (speak: (toast: Toast) => unknown): void =>
  void openArea()
    .then(() => import('sonner'))
    .then(({ toast: sonners }) => speak(sonners))
    .catch(() => undefined);

/** Toasts, as the library has them. */
export const toast = Object.assign((...given: Parameters<Toast>) => withSonner((sonners) => sonners(...given)), {
  error: (...given: Parameters<Toast['error']>) => withSonner((sonners) => sonners.error(...given)),
  dismiss: (id?: string) => withSonner((sonners) => sonners.dismiss(id)),
});

/** Says that something went well. What did not is said by `toast.error`, for as long as the Toaster has it. */
export const showSuccess = (words: string, options?: ExternalToast) =>
  withSonner((sonners) => sonners.success(words, { duration: TOAST_MS.success, ...options }));
