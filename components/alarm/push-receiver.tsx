'use client';

import { useQuery } from '@tanstack/react-query';
import { alarmCopy } from '@/lib/client/alarm/alarm';
import { pushRegistrationQuery } from '@/lib/client/alarm/push/push-registration';
import { useStored } from '@/lib/client/storage/stored';
import { PushPopup } from './push-popup';

/**
 * Renews the push registration when the app opens or the user logs in, unless the alarm is off, and shows received
 * pushes. If the registration fails, the alarm screen shows why.
 */
export function PushReceiver({ userId }: { userId: string }) {
  const copy = useStored(alarmCopy);
  useQuery({ ...pushRegistrationQuery(userId), enabled: copy?.isAlarmEnabled !== false });
  return <PushPopup />;
}
