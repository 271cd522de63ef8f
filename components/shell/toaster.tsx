'use client';

import { useEffect, type CSSProperties } from 'react';
import { Toaster as SonnersToaster } from 'sonner';
import { MAX_TOASTS, TOAST_MS } from '@/lib/client/toasts/toasts';

/** The tokens, in the names that the toasts read. */
const TOAST_LOOK = {
  fontFamily: 'var(--font)',
  '--normal-bg': 'var(--solid)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'transparent',
  '--border-radius': '20px',
} as CSSProperties;

/** What went well is gone in a moment and has nothing to tap: a hand that means what lies under it neither meets nor holds it. */
const TOAST_OPTIONS = { classNames: { success: 'pointer-events-none!' } };

/** Where toasts show; `onReady` once it listens. */
export function Toaster({ onReady }: { onReady: () => void }) {
  // Its own effect, by which it listens, has run before this one.
  useEffect(onReady, [onReady]);
  return (
    <SonnersToaster
      containerAriaLabel="알림 메시지"
      theme="system"
      position="top-center"
      duration={TOAST_MS.error}
      visibleToasts={MAX_TOASTS}
      mobileOffset={12}
      style={TOAST_LOOK}
      toastOptions={TOAST_OPTIONS}
    />
  );
}
