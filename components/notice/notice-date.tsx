'use client';

import { useMessages } from '@/lib/client/language/messages';

/** Date of a notice: 2026. 11. 9. */
export function NoticeDate({ date }: { date: string }) {
  const { formatNoticeDate } = useMessages('documents');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return (
    <time dateTime={date} className="tabular text-note text-ink-2">
      {formatNoticeDate(year, month, day)}
    </time>
  );
}
