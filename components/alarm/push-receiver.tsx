'use client';

import { useQuery } from '@tanstack/react-query';
import { alarmCopy } from '@/lib/client/alarm/alarm';
import { pushRegistrationQuery } from '@/lib/client/alarm/push/push-registration';
import { useStored } from '@/lib/client/storage/stored';
import { PushPopup } from './push-popup';

/**
 * Pushes to a member whose browser allows them: the registration is checked after each login and each opening of the
 * app, unless the alarm was switched off, and what arrives is shown. Where registering fails the app goes on without;
 * /my/alarm shows why.
 */
export function PushReceiver({ userId }: { userId: string }) {
  const copy = useStored(alarmCopy);
  useQuery({ ...pushRegistrationQuery(userId), enabled: copy?.isAlarmEnabled !== false });
  return <PushPopup />;
}
