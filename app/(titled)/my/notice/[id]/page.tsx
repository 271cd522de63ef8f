import type { Metadata } from 'next';
import Link from 'next/link';
import { describeAlternates } from '@/app/alternates';
import { describeScreen } from '@/app/screen-metadata';
import { NoNotice } from '@/components/notice/no-notice';
import { NoticeText } from '@/components/notice/notice-text';
import { findNotice } from '@/lib/domain/notice/notices';
import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';
import { SCREENS } from '@/lib/routes';

interface Props {
  params: Promise<{ id: string }>;
}

const findRequestedNotice = async ({ params }: Props) => findNotice((await params).id, await readLanguage());

export async function generateMetadata(props: Props): Promise<Metadata> {
  const notice = await findRequestedNotice(props);
  if (!notice) return describeScreen('notice')();
  return { title: notice.title, ...(await describeAlternates(`${SCREENS.notices.path}/${notice.id}`)) };
}

export default async function NoticePage(props: Props) {
  const notice = await findRequestedNotice(props);
  if (!notice) return <NoNotice />;
  const { toList } = getMessages(await readLanguage()).documents;
  return (
    <main className="flex flex-1 flex-col">
      <NoticeText notice={notice} />
      <Link
        href={SCREENS.notices.path}
        className="mx-auto mb-10 flex min-h-11 items-center px-4 text-label font-semibold text-accent-text underline underline-offset-4"
      >
        {toList}
      </Link>
    </main>
  );
}
