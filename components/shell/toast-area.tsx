'use client';

import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useIdle } from '@/lib/client/interaction/idle';
import { whenFirstToast } from '@/lib/client/toasts/toasts';

// Without a network it may not come: that must not cost the screen.
const Toaster = lazy<(props: { onReady: () => void }) => ReactNode>(() =>
  import('./toaster').then(
    ({ Toaster: toaster }) => ({ default: toaster }),
    () => ({ default: () => null }),
  ),
);

/** Brings the place where toasts show with the first toast, or once the page has nothing better to do. */
export function ToastArea() {
  const isIdle = useIdle();
  const [isAsked, setIsAsked] = useState(false);
  const [{ ready, onReady }] = useState(() => {
    let settle = () => {};
    const settled = new Promise<void>((resolve) => (settle = resolve));
    return { ready: settled, onReady: () => settle() };
  });

  // Toasts are said outside of what React draws.
  useEffect(
    () =>
      whenFirstToast(() => {
        setIsAsked(true);
        return ready;
      }),
    [ready],
  );

  return (
    (isIdle || isAsked) && (
      <Suspense fallback={null}>
        <Toaster onReady={onReady} />
      </Suspense>
    )
  );
}
