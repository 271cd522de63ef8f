import type { ExternalToast, toast as sonnersToast } from 'sonner';

/** Durations in ms. Errors stay long enough to be read twice. */
export const TOAST_MS = { success: 2_000, error: 4_000, permission: 3_000 } as const;
export const MAX_TOASTS = 20;

/** Mounts the toast area; resolves when it is mounted. */
let openArea: () => Promise<void> = () => Promise.resolve();

export function onFirstToast(open: () => Promise<void>): void {
  openArea = open;
}

type Toast = typeof sonnersToast;

/** Loads the library with the first toast, because no first screen shows one. If loading fails, no toast appears. */
const withSonner = (show: (toast: Toast) => unknown): void =>
  void openArea()
    .then(() => import('sonner'))
    .then(({ toast: sonners }) => show(sonners))
    .catch(() => undefined);

/** The library's `toast`, loaded on demand. */
export const toast = Object.assign((...args: Parameters<Toast>) => withSonner((sonners) => sonners(...args)), {
  error: (...args: Parameters<Toast['error']>) => withSonner((sonners) => sonners.error(...args)),
  dismiss: (id?: string) => withSonner((sonners) => sonners.dismiss(id)),
});

export const showSuccess = (message: string, options?: ExternalToast) =>
  withSonner((sonners) => sonners.success(message, { duration: TOAST_MS.success, ...options }));
