'use client';

import { PERSISTENCE_KEY } from './persistence-key';
import { stored } from './stored';

/** Whether this browser was asked to keep the app's storage. */
const persistenceAsked = stored<boolean>('local', PERSISTENCE_KEY);

/** Firefox asks the user; all other browsers decide silently. Firefox on iOS is WebKit and names itself FxiOS. */
const isPrompting = (userAgent: string): boolean => /Firefox\//.test(userAgent);

/** Whether asking shows no prompt: the browser never shows one, or the user has answered it before. */
async function isSilent({ userAgent, permissions }: Navigator): Promise<boolean> {
  if (!isPrompting(userAgent)) return true;
  const status = await permissions?.query({ name: 'persistent-storage' }).catch(() => null);
  return status?.state === 'granted';
}

/**
 * Asks the browser, once, not to delete the app's storage when the device runs out of space. Does nothing if the browser
 * would show a prompt, because users did not ask for one.
 */
export async function requestPersistentStorage(): Promise<void> {
  if (persistenceAsked.read() || !navigator.storage?.persist || !(await isSilent(navigator))) return;
  persistenceAsked.write(true);
  await navigator.storage.persist().catch(() => false);
}
