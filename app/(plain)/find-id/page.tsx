import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { CODE_HEADING, CODE_LEAD, CodePhaseText } from '@/components/account/code-phase-text';
import { FindId } from '@/components/account/find-id';
import { getMailboxPath } from '@/lib/bff/for-pages';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.findId.title };

export default async function FindIdPage() {
  return (
    <AccountScreen
      heading={<CodePhaseText flow="find-id" before={'가입할 때 쓴 이메일을\n알려 주세요'} sent={CODE_HEADING} />}
      lead={<CodePhaseText flow="find-id" sent={CODE_LEAD} />}
    >
      <FindId mailbox={await getMailboxPath()} />
    </AccountScreen>
  );
}
