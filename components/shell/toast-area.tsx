'use client';

import { Suspense, useLayoutEffect, useState } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { useFirstInteraction } from '@/lib/client/interaction/first-interaction';
import { onFirstToast } from '@/lib/client/toasts/toasts';

const Toaster = lazyOptional(() => import('./toaster').then(({ Toaster: toaster }) => toaster));

/** Brings the place where toasts show with the first toast or the first touch before it: without a network it would be too late. */
export function ToastArea() {
  const hasInteracted = useFirstInteraction();
  const [isRequested, setIsRequested] = useState(false);
  const [{ ready, onReady }] = useState(() => {
    let settle = () => {};
    const settled = new Promise<void>((resolve) => (settle = resolve));
    return { ready: settled, onReady: () => settle() };
  });

  // Toasts are said outside of what React draws, and by effects: it is ready before these.
  useLayoutEffect(
    () =>
      onFirstToast(() => {
        setIsRequested(true);
        return ready;
      }),
    [ready],
  );

  return (
    (hasInteracted || isRequested) && (
      <Suspense fallback={null}>
        <Toaster onReady={onReady} />
      </Suspense>
    )
  );
}
