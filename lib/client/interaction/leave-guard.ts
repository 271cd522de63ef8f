'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { HOME_PATH } from '@/lib/routes';

export interface LeaveGuard {
  /** Whether the person is to say what becomes of it. */
  isConfirming: boolean;
  stay: () => void;
  leave: () => void;
}

const stayHere = () => window.history.pushState(null, '', window.location.href);

/**
 * Asks whoever goes back while something is unsaved: an entry of the same address lies on top of the browser's history,
 * so that the first step back only uses that one up. A page that is closed or loaded anew has the browser ask.
 */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const isGuarded = useRef(false);
  const isLeaving = useRef(false);
  const [wasOpenedDirectly] = useState(() => typeof window !== 'undefined' && window.history.length === 1);

  // The history and the page's end belong to the browser.
  useEffect(() => {
    if (!isUnsaved) return;
    const { href } = window.location;
    stayHere();
    isGuarded.current = true;
    const onStepBack = () => {
      isGuarded.current = false;
      if (!isLeaving.current) setAsking(true);
    };
    const onClose = (event: BeforeUnloadEvent) => isLeaving.current || event.preventDefault();
    window.addEventListener('popstate', onStepBack);
    window.addEventListener('beforeunload', onClose);
    return () => {
      window.removeEventListener('popstate', onStepBack);
      window.removeEventListener('beforeunload', onClose);
      // Saved or put back: the next step back leads away again. Who followed a link is elsewhere already.
      if (isGuarded.current && window.location.href === href) window.history.back();
      isGuarded.current = false;
    };
  }, [isUnsaved]);

  return {
    isConfirming: asking,
    stay: () => {
      setAsking(false);
      stayHere();
      isGuarded.current = true;
    },
    leave: () => {
      setAsking(false);
      isLeaving.current = true;
      if (wasOpenedDirectly) router.replace(HOME_PATH);
      else router.back();
    },
  };
}
