'use client';

import { LinkButton } from '@/components/ui/link-button';
import { useMessages } from '@/lib/client/language/messages';
import { useRecovery } from '@/lib/client/account/recovery';
import { FormEnd } from '@/components/ui/form';
import { SCREENS } from '@/lib/routes';
import { AccountScreen } from './account-screen';
import { Redirect } from './redirect';

export function ResetDone() {
  const messages = useMessages('recovery');
  const { recovered } = useRecovery();
  if (!recovered) return <Redirect to={SCREENS.resetPassword.path} />;
  return (
    <AccountScreen heading={messages.doneHeading} lead={messages.doneLead}>
      <FormEnd>
        <LinkButton href={SCREENS.loginForm.path}>{messages.toLogin}</LinkButton>
      </FormEnd>
    </AccountScreen>
  );
}
