'use client';

import Link from 'next/link';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { useConnection } from '@/lib/client/api/connection';
import { useMyDay } from '@/lib/client/my-day/my-day';
import { useWeekSnapshot } from '@/lib/client/my-day/week-snapshot';
import { rememberAction } from '@/lib/client/session/after-login';
import { LOGIN_PATH, SCREENS } from '@/lib/routes';
import { MyDayForm } from './my-day-form';

export function MyDayScreen() {
  // Updates the snapshot that home uses for its requests.
  useWeekSnapshot();
  const { isMember } = useMyDay();
  return (
    <main className="flex flex-1 flex-col px-5 pt-2 pb-[calc(20px+env(safe-area-inset-bottom))]">
      <h1 className="text-title font-bold">언제 나가 계세요?</h1>
      <p className="mt-1 mb-4 text-label text-ink-2">그 시간, 그곳의 날씨에 맞춰 옷차림을 골라 드려요.</p>
      <MyDayContent key={String(isMember)} />
    </main>
  );
}

function MyDayContent() {
  const { myDay, isMember, isError, isFetching, refetch } = useMyDay();
  const isDisconnected = useConnection() !== 'online';
  if (isMember && isError && myDay === undefined)
    return (
      <Failure
        title="나의 하루를 불러오지 못했어요"
        detail="옷차림은 마지막에 정한 시간으로 볼 수 있어요."
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (myDay === undefined && (isMember || !isDisconnected)) return <MyDaySkeleton />;
  return (
    <>
      <MyDayForm myDay={myDay ?? null} isMember={isMember} />
      {!isMember && <VisitorNote />}
    </>
  );
}

function VisitorNote() {
  return (
    <p className="px-1 pb-24 text-note text-ink-2">
      이 기기에만 저장돼요.{' '}
      <Link
        href={LOGIN_PATH}
        onClick={() => rememberAction({ path: SCREENS.myDay.path })}
        className="font-semibold text-accent-text underline"
      >
        로그인
      </Link>
      하면 다른 기기에서도 이어져요.
    </p>
  );
}

function MyDaySkeleton() {
  return (
    <div role="status" aria-label="나의 하루를 불러오고 있어요" className="flex flex-col gap-3">
      <Skeleton className="h-13 rounded-card" />
      <Skeleton className="h-[300px] rounded-card" />
    </div>
  );
}
