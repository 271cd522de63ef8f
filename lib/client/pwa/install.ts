'use client';

import { MINUTE_MS } from '@/lib/contract/durations';
import { isYoungerThan } from '@/lib/domain/age';
import { stored } from '../storage/stored';

/** Time for which 나중에 (later) hides the offer. */
export const SNOOZE_MS = 5 * MINUTE_MS;

const dismissedStorage = stored<number>('local', 'pwaPromptDismissed');

/** Chromium's `beforeinstallprompt` event. Its prompt can be shown once. */
export interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The head script stores the event here, because it may fire before this code is loaded. */
const early = globalThis as { nalotInstall?: InstallEvent };

export function snoozeInstall(): void {
  dismissedStorage.write(Date.now());
}

/** Returns true if the user chose 나중에 within `SNOOZE_MS`. A time in the future is due to a wrong clock and ignored. */
export function isSnoozed(nowMs = Date.now()): boolean {
  const dismissedMs = dismissedStorage.read();
  return typeof dismissedMs === 'number' && isYoungerThan(dismissedMs, SNOOZE_MS, nowMs);
}

export const isStandalone = (): boolean =>
  ['standalone', 'fullscreen', 'minimal-ui'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
  (navigator as { standalone?: boolean }).standalone === true;

export const getInstallEvent = (): InstallEvent | null => early.nalotInstall ?? null;

/** Resolves with true if the user accepts the browser's prompt. */
export async function install(): Promise<boolean> {
  const event = early.nalotInstall;
  if (!event) return false;
  delete early.nalotInstall;
  const { outcome } = await event.prompt();
  return outcome === 'accepted';
}
