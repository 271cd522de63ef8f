import { describePublicScreen } from '@/app/screen-metadata';
import { NoticeList } from '@/components/notice/notice-list';
import { readLanguage } from '@/lib/bff/for-pages';
import { listNotices } from '@/lib/domain/notice/notices';
import { getMessages } from '@/lib/messages/get-messages';

export const generateMetadata = describePublicScreen('notices');

export default async function NoticesPage() {
  const language = await readLanguage();
  return (
    <main className="px-4 pt-3">
      <h1 className="sr-only">{getMessages(language).screens.notices}</h1>
      <NoticeList notices={listNotices(language)} />
    </main>
  );
}
