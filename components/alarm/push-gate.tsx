'use client';

import { Suspense } from 'react';
import { lazyOrNothing } from '@/components/ui/lazy-or-nothing';
import { useNotificationState } from '@/lib/client/alarm/push/notification-permission';
import { useIdle } from '@/lib/client/interaction/idle';
import { useViewer } from '@/lib/client/session/viewer';

const PushArea = lazyOrNothing(() => import('./push-area').then(({ PushArea: area }) => area));

/** Lets pushes in for members who allowed them, once the page has nothing better to do. */
export function PushGate() {
  const permission = useNotificationState();
  const { isMember, profile } = useViewer();
  const isIdle = useIdle();
  if (!isIdle || !isMember || !profile || permission !== 'granted') return null;
  return (
    <Suspense fallback={null}>
      <PushArea userId={profile.id} />
    </Suspense>
  );
}
