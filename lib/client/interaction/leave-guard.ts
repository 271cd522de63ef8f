'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { HOME_PATH } from '@/lib/routes';

export interface LeaveGuard {
  /** True while the user has to confirm that unsaved changes are discarded. */
  isConfirming: boolean;
  stay: () => void;
  leave: () => void;
}

const stayHere = () => window.history.pushState(null, '', window.location.href);

/**
 * Asks for confirmation when the user navigates back with unsaved changes. It pushes a second history entry with the
 * same address, so that the first step back stays on the page. For a close or reload the browser shows its own prompt.
 */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const isGuarded = useRef(false);
  const isLeaving = useRef(false);
  const [wasOpenedDirectly] = useState(() => typeof window !== 'undefined' && window.history.length === 1);

  // Synchronises with the browser's history and the page's unload.
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
      // Removes the extra entry when the changes are saved or undone, but not if a link has already led elsewhere.
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
