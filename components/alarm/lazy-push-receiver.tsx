'use client';

import { Suspense } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { loadWithMessages } from '@/lib/client/language/load-more';
import { useNotificationState } from '@/lib/client/alarm/push/notification-permission';
import { useIdle } from '@/lib/client/interaction/idle';
import { useViewer } from '@/lib/client/session/viewer';

const PushReceiver = lazyOptional(() =>
  loadWithMessages(() => import('./push-receiver')).then(({ PushReceiver: receiver }) => receiver),
);

/** Loads the push receiver when the page is idle, for members who allow notifications. */
export function LazyPushReceiver() {
  const permission = useNotificationState();
  const { isMember, profile } = useViewer();
  const isIdle = useIdle();
  if (!isIdle || !isMember || !profile || permission !== 'granted') return null;
  return (
    <Suspense fallback={null}>
      <PushReceiver userId={profile.id} />
    </Suspense>
  );
}
