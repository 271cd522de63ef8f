'use client';

import { useQuery } from '@tanstack/react-query';
import { Failure } from '@/components/ui/failure';
import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { alarmCopy } from '@/lib/client/alarm/alarm';
import { CallFailure } from '@/lib/client/api/call-failure';
import { categoriesQuery } from '@/lib/client/outfit/queries';
import { useStored } from '@/lib/client/storage/stored';

interface Props {
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
}

/** Shown if the host cannot be reached: the locally stored copy of the alarm, read-only. */
export function AlarmLoadFailure({ error, busy, onRetry }: Props) {
  const messages = useMessages('alarm');
  const copy = useStored(alarmCopy);
  const { data: categories } = useQuery({ ...categoriesQuery(useLanguage()), enabled: copy !== null });
  const isOffline = error instanceof CallFailure && error.code === 'OFFLINE';
  const category = categories?.content.find(({ id }) => id === copy?.selectedSchedule)?.categoryName;
  return (
    <div className="flex flex-col gap-3">
      <div className="-mx-4">
        <Failure
          title={isOffline ? messages.offline : messages.loadFailed}
          detail={messages.loadFailedText}
          onRetry={onRetry}
          busy={busy}
        />
      </div>
      {copy && (
        <section aria-label={messages.lastSaved} className="rounded-card bg-card p-4 shadow-card">
          <p className="text-note text-ink-2">{messages.lastSaved}</p>
          <p className="text-lead font-semibold">
            {copy.isAlarmEnabled
              ? [messages.everyDayAt(messages.formatTime(Number(copy.hours), Number(copy.minutes))), category]
                  .filter(Boolean)
                  .join(' · ')
              : messages.turnedOff}
          </p>
        </section>
      )}
    </div>
  );
}
