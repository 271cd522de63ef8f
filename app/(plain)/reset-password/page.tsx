import { describeScreen } from '@/app/screen-metadata';
import { AccountScreen } from '@/components/account/account-screen';
import { CodePhaseText } from '@/components/account/code-phase-text';
import { ResetCode } from '@/components/account/reset-code';
import { getMailboxPath, readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';

export const generateMetadata = describeScreen('resetPassword');

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
