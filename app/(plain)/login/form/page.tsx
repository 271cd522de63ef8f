import { describeScreen } from '@/app/screen-metadata';
import { AccountScreen } from '@/components/account/account-screen';
import { LogInForm } from '@/components/account/log-in-form';
import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';

export const generateMetadata = describeScreen('loginForm');

export default async function LogInPage() {
  const { heading, lead } = getMessages(await readLanguage()).logIn;
  return (
    <AccountScreen heading={heading} lead={lead}>
      <LogInForm />
    </AccountScreen>
  );
}
