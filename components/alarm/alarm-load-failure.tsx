'use client';

import { useQuery } from '@tanstack/react-query';
import { Failure } from '@/components/ui/failure';
import { alarmCopy } from '@/lib/client/alarm/alarm';
import { CallFailure } from '@/lib/client/api/call-failure';
import { categoriesQuery } from '@/lib/client/outfit/queries';
import { useStored } from '@/lib/client/storage/stored';
import { formatKoreanTime } from '@/lib/domain/alarm/alarm-time';

interface Props {
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
}

/** Shown if the host cannot be reached: the locally stored copy of the alarm, read-only. */
export function AlarmLoadFailure({ error, busy, onRetry }: Props) {
  const copy = useStored(alarmCopy);
  const { data: categories } = useQuery({ ...categoriesQuery(), enabled: copy !== null });
  const isOffline = error instanceof CallFailure && error.code === 'OFFLINE';
  const category = categories?.content.find(({ id }) => id === copy?.selectedSchedule)?.categoryName;
  return (
    <div className="flex flex-col gap-3">
      <div className="-mx-4">
        <Failure
          title={isOffline ? '인터넷에 연결되어 있지 않아요' : '알림 설정을 불러오지 못했어요'}
          detail="받기로 한 알림은 그대로 보내드려요. 연결되면 여기서 바꿀 수 있어요."
          onRetry={onRetry}
          busy={busy}
        />
      </div>
      {copy && (
        <section aria-label="마지막으로 저장한 알림" className="rounded-card bg-card p-4 shadow-card">
          <p className="text-note text-ink-2">마지막으로 저장한 알림</p>
          <p className="text-lead font-semibold">
            {copy.isAlarmEnabled
              ? [`매일 ${formatKoreanTime(Number(copy.hours), Number(copy.minutes))}`, category]
                  .filter(Boolean)
                  .join(' · ')
              : '꺼 두었어요'}
          </p>
        </section>
      )}
    </div>
  );
}
