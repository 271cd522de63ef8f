'use client';

import { useQuery } from '@tanstack/react-query';
import { MemberScreen } from '@/components/account/member-screen';
import { Skeleton } from '@/components/ui/skeleton';
import { useMessages } from '@/lib/client/language/messages';
import { alarmQuery } from '@/lib/client/alarm/alarm';
import type { Profile } from '@/lib/contract/account-fields';
import { AlarmForm } from './alarm-form';
import { AlarmLoadFailure } from './alarm-load-failure';

export function AlarmScreen() {
  return (
    <MemberScreen screen="alarm" prompt="alarm">
      {(profile) => <Alarm profile={profile} />}
    </MemberScreen>
  );
}

function Alarm({ profile }: { profile: Profile }) {
  const alarm = useQuery(alarmQuery());
  if (alarm.isPending) return <AlarmSkeleton />;
  if (alarm.data === undefined)
    return <AlarmLoadFailure error={alarm.error} busy={alarm.isFetching} onRetry={() => void alarm.refetch()} />;
  return <AlarmForm profile={profile} setting={alarm.data} />;
}

function AlarmSkeleton() {
  const { loading } = useMessages('alarm');
  return (
    <div role="status" aria-label={loading} className="flex flex-col gap-3">
      <Skeleton className="h-[76px] rounded-card" />
      <Skeleton className="h-[230px] rounded-card" />
      <Skeleton className="h-[104px] rounded-card" />
    </div>
  );
}
