import { describeScreen } from '@/app/screen-metadata';
import { SignupScreen } from '@/components/account/signup-screen';
import { getMailboxPath } from '@/lib/bff/for-pages';

export const generateMetadata = describeScreen('signup');

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `?step=` is 0 to 3, any other value means 0. `?socialType=` marks a signup through an identity provider. */
export default async function SignupPage({ searchParams }: Props) {
  const { step, socialType } = await searchParams;
  const number = typeof step === 'string' && /^[0-3]$/.test(step) ? Number(step) : 0;
  const isSocial = socialType === 'kakao' || socialType === 'google';
  return <SignupScreen step={number} isSocial={isSocial} mailbox={await getMailboxPath()} />;
}
