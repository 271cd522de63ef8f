import type { Metadata } from 'next';
import { NoticeList } from '@/components/notice/notice-list';
import { readLanguage } from '@/lib/bff/for-pages';
import { listNotices } from '@/lib/domain/notice/notices';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.notices.title };

export default async function NoticesPage() {
  return (
    <main className="px-4 pt-3">
      <h1 className="sr-only">{SCREENS.notices.title}</h1>
      <NoticeList notices={listNotices(await readLanguage())} />
    </main>
  );
}
