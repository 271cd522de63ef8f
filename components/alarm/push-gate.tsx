'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useNotificationState } from '@/lib/client/alarm/push/notification-permission';
import { useViewer } from '@/lib/client/session/viewer';

// Without a network it may not come: that must not cost the screen.
const PushArea = dynamic<{ userId: string }>(
  () =>
    import('./push-area').then(
      ({ PushArea: area }) => area,
      () => () => null,
    ),
  { ssr: false },
);

/** Lets pushes in for members who allowed them, once the page has nothing better to do. */
export function PushGate() {
  const permission = useNotificationState();
  const { isMember, profile } = useViewer();
  const isIdle = useIdle();
  return isIdle && isMember && profile && permission === 'granted' ? <PushArea userId={profile.id} /> : null;
}

const IDLE_LIMIT_MS = 4_000;

/** True from the first idle moment on; Safari, which does not tell of any, gets a time. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  // Only the browser knows when it is idle.
  useEffect(() => {
    const settle = () => setIsIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, IDLE_LIMIT_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(settle, { timeout: IDLE_LIMIT_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
