import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { describeAlternates } from '@/app/alternates';
import { getOperator } from '@/app/operator';
import { PolicyText } from '@/components/account/policy-text';
import { findPolicy } from '@/lib/domain/policy/policies';
import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';
import { SCREENS } from '@/lib/routes';

interface Props {
  params: Promise<{ document: string }>;
}

async function getRequestedPolicy({ params }: Props) {
  const language = await readLanguage();
  return findPolicy((await params).document, language, getOperator(language)) ?? notFound();
}

export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  title: (await getRequestedPolicy(props)).title,
  ...(await describeAlternates(`${SCREENS.policies.path}/${(await props.params).document}`)),
});

export default async function PolicyPage(props: Props) {
  const { toList } = getMessages(await readLanguage()).documents;
  return (
    <main className="flex flex-1 flex-col">
      <PolicyText policy={await getRequestedPolicy(props)} />
      <Link
        href={SCREENS.policies.path}
        className="mx-auto mb-10 flex min-h-11 items-center px-4 text-label font-semibold text-accent-text underline underline-offset-4"
      >
        {toList}
      </Link>
    </main>
  );
}
