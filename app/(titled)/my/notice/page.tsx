import type { Metadata } from 'next';
import { NoticeList } from '@/components/notice/notice-list';

export const metadata: Metadata = { title: '공지사항' };

export default function NoticesPage() {
  return (
    <main className="px-4 pt-3">
      <h1 className="sr-only">공지사항</h1>
      <NoticeList />
    </main>
  );
}
