'use client';

import { Suspense, useLayoutEffect, useState } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { useFirstInteraction } from '@/lib/client/interaction/first-interaction';
import { onFirstToast } from '@/lib/client/toasts/toasts';

const Toaster = lazyOptional(() => import('./toaster').then(({ Toaster: toaster }) => toaster));

/**
 * Loads the toaster at the first interaction, or at the first toast if that comes earlier. An offline device could not
 * load it any more.
 */
export function ToastArea() {
  const hasInteracted = useFirstInteraction();
  const [isRequested, setIsRequested] = useState(false);
  const [{ ready, onReady }] = useState(() => {
    let settle = () => {};
    const settled = new Promise<void>((resolve) => (settle = resolve));
    return { ready: settled, onReady: () => settle() };
  });

  // A layout effect, so that the area is ready before effects that show toasts.
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
