import { describeScreen } from '@/app/screen-metadata';
import { AccountScreen } from '@/components/account/account-screen';
import { CodePhaseText } from '@/components/account/code-phase-text';
import { FindId } from '@/components/account/find-id';
import { getMailboxPath, readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';

export const generateMetadata = describeScreen('findId');

export default async function FindIdPage() {
  const { mailCode, recovery } = getMessages(await readLanguage());
  return (
    <AccountScreen
      heading={<CodePhaseText flow="find-id" before={recovery.findHeading} sent={mailCode.heading} />}
      lead={<CodePhaseText flow="find-id" sent={mailCode.lead} />}
    >
      <FindId mailbox={await getMailboxPath()} />
    </AccountScreen>
  );
}
