import type { Metadata } from 'next';
import { NoticeList } from '@/components/notice/notice-list';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.notices.title };

export default function NoticesPage() {
  return (
    <main className="px-4 pt-3">
      <h1 className="sr-only">{SCREENS.notices.title}</h1>
      <NoticeList />
    </main>
  );
}
