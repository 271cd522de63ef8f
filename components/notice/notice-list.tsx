import { ChevronRight } from '@/components/ui/icons';
import Link from 'next/link';
import type { Notice } from '@/lib/domain/notice/notice';
import { SCREENS } from '@/lib/routes';
import { NoticeDate } from './notice-date';

export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return (
    <ul className="overflow-hidden rounded-card bg-card py-2 shadow-card">
      {notices.map(({ id, title, date }) => (
        <li key={id} className="not-last:border-b not-last:border-line">
          <Link href={`${SCREENS.notices.path}/${id}`} className="flex min-h-17 items-center gap-3 px-4 py-2">
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="text-body font-semibold">{title}</span>
              <NoticeDate date={date} />
            </span>
            <ChevronRight aria-hidden size={19} className="flex-none text-ink-2" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
