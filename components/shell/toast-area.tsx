'use client';

import { Suspense, useLayoutEffect, useState } from 'react';
import { lazyOrNothing } from '@/components/ui/lazy-or-nothing';
import { useAttended } from '@/lib/client/interaction/attended';
import { whenFirstToast } from '@/lib/client/toasts/toasts';

const Toaster = lazyOrNothing(() => import('./toaster').then(({ Toaster: toaster }) => toaster));

/** Brings the place where toasts show with the first toast or the first touch before it: without a network it would be too late. */
export function ToastArea() {
  const isAttended = useAttended();
  const [isAsked, setIsAsked] = useState(false);
  const [{ ready, onReady }] = useState(() => {
    let settle = () => {};
    const settled = new Promise<void>((resolve) => (settle = resolve));
    return { ready: settled, onReady: () => settle() };
  });

  // Toasts are said outside of what React draws, and by effects: it is ready before these.
  useLayoutEffect(
    () =>
      whenFirstToast(() => {
        setIsAsked(true);
        return ready;
      }),
    [ready],
  );

  return (
    (isAttended || isAsked) && (
      <Suspense fallback={null}>
        <Toaster onReady={onReady} />
      </Suspense>
    )
  );
}
