import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { LogInForm } from '@/components/account/log-in-form';
import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.loginForm.title };

export default async function LogInPage() {
  const { heading, lead } = getMessages(await readLanguage()).logIn;
  return (
    <AccountScreen heading={heading} lead={lead}>
      <LogInForm />
    </AccountScreen>
  );
}
