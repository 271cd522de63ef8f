'use client';

import { Suspense, useLayoutEffect, useState } from 'react';
import { lazyOrNothing } from '@/components/ui/lazy-or-nothing';
import { useTouched } from '@/lib/client/interaction/touched';
import { whenFirstToast } from '@/lib/client/toasts/toasts';

const Toaster = lazyOrNothing(() => import('./toaster').then(({ Toaster: toaster }) => toaster));

/** Brings the place where toasts show with the first toast, or when somebody has touched the page, which may bring one. */
export function ToastArea() {
  const isTouched = useTouched();
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
    (isTouched || isAsked) && (
      <Suspense fallback={null}>
        <Toaster onReady={onReady} />
      </Suspense>
    )
  );
}
