'use client';

import { useEffect, type CSSProperties, type FocusEvent } from 'react';
import { Toaster as SonnersToaster } from 'sonner';
import { useMessages } from '@/lib/client/language/messages';
import { MAX_TOASTS, TOAST_MS } from '@/lib/client/toasts/toasts';

/** Maps the design tokens to sonner's variables. */
const TOAST_LOOK = {
  fontFamily: 'var(--font)',
  '--normal-bg': 'var(--solid)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'transparent',
  '--border-radius': '20px',
} as CSSProperties;

/** Success toasts disappear soon and have no action, so they let taps through to the page. */
const TOAST_OPTIONS = { classNames: { success: 'pointer-events-none!', actionButton: 'h-11! px-3! text-label!' } };

/**
 * Hides from sonner that a toast gets the focus. Sonner would return the focus to the element before the toast when it
 * leaves, so that Tab never got past the toasts.
 */
const keepFocusFromSonner = (event: FocusEvent) => event.stopPropagation();

/** Renders the toasts. Calls `onReady` once it listens. */
export function Toaster({ onReady }: { onReady: () => void }) {
  const { toasts } = useMessages('ui');
  // Runs after the effect by which sonner's component starts to listen.
  useEffect(onReady, [onReady]);
  return (
    <div onFocusCapture={keepFocusFromSonner}>
      <SonnersToaster
        containerAriaLabel={toasts}
        theme="system"
        position="top-center"
        duration={TOAST_MS.error}
        visibleToasts={MAX_TOASTS}
        mobileOffset={12}
        style={TOAST_LOOK}
        toastOptions={TOAST_OPTIONS}
      />
    </div>
  );
}
