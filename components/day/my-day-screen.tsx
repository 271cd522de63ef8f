'use client';

import Link from 'next/link';
import { LoadFailure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { useMessages } from '@/lib/client/language/messages';
import { useConnection } from '@/lib/client/api/connection';
import { useMyDay } from '@/lib/client/my-day/my-day';
import { useWeekSnapshot } from '@/lib/client/my-day/week-snapshot';
import { rememberAction } from '@/lib/client/session/after-login';
import type { MyDay } from '@/lib/contract/my-day';
import { createUniformWeek, FREE_DAY } from '@/lib/domain/my-day/plan';
import { LOGIN_PATH, SCREENS } from '@/lib/routes';
import { ExceptionEditor } from './exception-editor';
import { ExceptionsCard } from './exceptions-card';
import { MyDayForm } from './my-day-form';
import { useEditedDate } from './use-edited-date';

export function MyDayScreen() {
  // Updates the snapshot that home uses for its requests.
  useWeekSnapshot();
  const { isMember } = useMyDay();
  return (
    <main className="flex flex-1 flex-col px-5 pt-2 pb-[calc(20px+env(safe-area-inset-bottom))]">
      <MyDayContent key={String(isMember)} />
    </main>
  );
}

function Heading() {
  const messages = useMessages('myDay');
  return (
    <>
      <h1 className="text-title font-bold">{messages.heading}</h1>
      <p className="mt-1 mb-4 text-label text-ink-2">{messages.lead}</p>
    </>
  );
}

const NO_PLANS = createUniformWeek(FREE_DAY);

function MyDayContent() {
  const messages = useMessages('myDay');
  const query = useMyDay();
  const { myDay, isMember, isError } = query;
  const isDisconnected = useConnection() !== 'online';
  if (isMember && isError && myDay === undefined)
    return (
      <>
        <Heading />
        <LoadFailure texts={messages} query={query} />
      </>
    );
  if (myDay === undefined && (isMember || !isDisconnected)) return <MyDaySkeleton />;
  return <Plans myDay={myDay ?? null} isMember={isMember} />;
}

/** The schedule, or the plan of one date instead. Meanwhile, the form of the schedule keeps what was changed. */
function Plans({ myDay, isMember }: { myDay: MyDay | null; isMember: boolean }) {
  const { edited, edit, close } = useEditedDate();
  const plans = myDay ?? NO_PLANS;
  return (
    <>
      {edited && <ExceptionEditor myDay={plans} isMember={isMember} edited={edited} onClose={close} />}
      <div hidden={edited !== null}>
        <Heading />
        <ExceptionsCard myDay={plans} onEdit={edit} />
        <MyDayForm myDay={myDay} isMember={isMember} />
        {!isMember && <VisitorNote />}
      </div>
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
    <>
      <Heading />
      <div role="status" aria-label={loading} className="flex flex-col gap-3">
        <Skeleton className="h-13 rounded-card" />
        <Skeleton className="h-[300px] rounded-card" />
      </div>
    </>
  );
}
