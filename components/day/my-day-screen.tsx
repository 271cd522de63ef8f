'use client';

import Link from 'next/link';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { useMessages } from '@/lib/client/language/messages';
import { useConnection } from '@/lib/client/api/connection';
import { useMyDay } from '@/lib/client/my-day/my-day';
import { useWeekSnapshot } from '@/lib/client/my-day/week-snapshot';
import { rememberAction } from '@/lib/client/session/after-login';
import { createUniformWeek, FREE_DAY } from '@/lib/domain/my-day/plan';
import { LOGIN_PATH, SCREENS } from '@/lib/routes';
import { ExceptionsCard } from './exceptions-card';
import { MyDayForm } from './my-day-form';

export function MyDayScreen() {
  const messages = useMessages('myDay');
  // Updates the snapshot that home uses for its requests.
  useWeekSnapshot();
  const { isMember } = useMyDay();
  return (
    <main className="flex flex-1 flex-col px-5 pt-2 pb-[calc(20px+env(safe-area-inset-bottom))]">
      <h1 className="text-title font-bold">{messages.heading}</h1>
      <p className="mt-1 mb-4 text-label text-ink-2">{messages.lead}</p>
      <MyDayContent key={String(isMember)} />
    </main>
  );
}

const NO_PLANS = createUniformWeek(FREE_DAY);

function MyDayContent() {
  const messages = useMessages('myDay');
  const { myDay, isMember, isError, isFetching, refetch } = useMyDay();
  const isDisconnected = useConnection() !== 'online';
  if (isMember && isError && myDay === undefined)
    return (
      <Failure
        title={messages.loadFailed}
        detail={messages.loadFailedText}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (myDay === undefined && (isMember || !isDisconnected)) return <MyDaySkeleton />;
  return (
    <>
      <ExceptionsCard myDay={myDay ?? NO_PLANS} isMember={isMember} />
      <MyDayForm myDay={myDay ?? null} isMember={isMember} />
      {!isMember && <VisitorNote />}
    </>
  );
}

function VisitorNote() {
  const { visitorNote } = useMessages('myDay');
  return (
    <p className="px-1 pb-24 text-note text-ink-2">
      <span>{visitorNote.before}</span>{' '}
      <Link
        href={LOGIN_PATH}
        onClick={() => rememberAction({ path: SCREENS.myDay.path })}
        className="relative font-semibold text-accent-text underline before:absolute before:-inset-x-2 before:-inset-y-4"
      >
        {visitorNote.link}
      </Link>
      <span>{visitorNote.after}</span>
    </p>
  );
}

function MyDaySkeleton() {
  const { loading } = useMessages('myDay');
  return (
    <div role="status" aria-label={loading} className="flex flex-col gap-3">
      <Skeleton className="h-13 rounded-card" />
      <Skeleton className="h-[300px] rounded-card" />
    </div>
  );
}
