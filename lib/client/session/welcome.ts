'use client';

import { useEffect } from 'react';
import { useMessages } from '../language/messages';
import { stored } from '../storage/stored';
import { useViewer } from './viewer';
import { showSuccess } from '../toasts/toasts';

/** Whether the member was greeted in this browser session. */
const welcomed = stored<boolean>('session', 'hasBeenWelcomed');
const SPLASH_DELAY_MS = 2_000;

/** Greets a member by name once in a browser session. If the splash covers the page, the greeting follows it. */
export function useWelcome(): void {
  const { welcome } = useMessages('session');
  const { isMember, known } = useViewer();
  const nickname = isMember ? known?.nickname : null;

  // Synchronises with the splash and session storage.
  useEffect(() => {
    if (!nickname || welcomed.read()) return;
    const underSplash = document.documentElement.dataset.splash !== undefined;
    const timer = setTimeout(
      () => {
        welcomed.write(true);
        showSuccess(welcome(nickname));
      },
      underSplash ? SPLASH_DELAY_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [nickname, welcome]);
}
