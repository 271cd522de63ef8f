import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { CODE_HEADING, CODE_LEAD, CodePhaseText } from '@/components/account/code-phase-text';
import { ResetCode } from '@/components/account/reset-code';
import { getMailboxPath } from '@/lib/bff/for-pages';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.resetPassword.title };

export default async function ResetPasswordPage() {
  return (
    <AccountScreen
      heading={<CodePhaseText flow="reset" before={'아이디와 이메일을\n알려 주세요'} sent={CODE_HEADING} />}
      lead={<CodePhaseText flow="reset" before="가입할 때 쓴 이메일로 인증번호를 보내 드려요." sent={CODE_LEAD} />}
    >
      <ResetCode mailbox={await getMailboxPath()} />
    </AccountScreen>
  );
}
