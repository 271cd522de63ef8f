'use client';

import { MINUTE_MS } from '@/lib/contract/durations';
import { stored } from '../storage/stored';

/** How long 나중에 keeps the offer away. */
export const SNOOZE_MS = 5 * MINUTE_MS;

const dismissedStorage = stored<number>('local', 'pwaPromptDismissed');

/** Chromium's offer to install, which may be used once. */
export interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The head script stores the event here: it may come before any of our code. */
const early = globalThis as { nalotInstall?: InstallEvent };

export function snoozeInstall(): void {
  dismissedStorage.write(Date.now());
}

/** Whether 나중에 was said within the last five minutes; a time to come is a clock that was wrong. */
export function isSnoozed(nowMs = Date.now()): boolean {
  const dismissedMs = dismissedStorage.read();
  return typeof dismissedMs === 'number' && dismissedMs <= nowMs && nowMs - dismissedMs < SNOOZE_MS;
}

/** Runs as an installed app. */
export const isStandalone = (): boolean =>
  ['standalone', 'fullscreen', 'minimal-ui'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
  (navigator as { standalone?: boolean }).standalone === true;

export const getInstallEvent = (): InstallEvent | null => early.nalotInstall ?? null;

/** Shows the browser's own question; true when the app is being installed. */
export async function install(): Promise<boolean> {
  const event = early.nalotInstall;
  if (!event) return false;
  delete early.nalotInstall;
  const { outcome } = await event.prompt();
  return outcome === 'accepted';
}
