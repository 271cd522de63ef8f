'use client';

import dynamic from 'next/dynamic';
import { useNotificationState } from '@/lib/client/alarm/push/notification-permission';
import { useIdle } from '@/lib/client/interaction/idle';
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
