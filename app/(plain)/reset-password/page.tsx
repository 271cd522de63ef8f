import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { CodePhaseText } from '@/components/account/code-phase-text';
import { ResetCode } from '@/components/account/reset-code';
import { getMailboxPath, readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.resetPassword.title };

export default async function ResetPasswordPage() {
  const { mailCode, recovery } = getMessages(await readLanguage());
  return (
    <AccountScreen
      heading={<CodePhaseText flow="reset" before={recovery.resetHeading} sent={mailCode.heading} />}
      lead={<CodePhaseText flow="reset" before={recovery.resetLead} sent={mailCode.lead} />}
    >
      <ResetCode mailbox={await getMailboxPath()} />
    </AccountScreen>
  );
}
