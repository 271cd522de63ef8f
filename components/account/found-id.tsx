'use client';

import { LinkButton } from '@/components/ui/link-button';
import { useMessages } from '@/lib/client/language/messages';
import { useResetMailCode } from '@/lib/client/account/mail-code';
import { useRecovery } from '@/lib/client/account/recovery';
import { FormEnd } from '@/components/ui/form';
import { SCREENS } from '@/lib/routes';
import { AccountScreen } from './account-screen';
import { Redirect } from './redirect';

export function FoundId() {
  const messages = useMessages('recovery');
  const screens = useMessages('screens');
  const { recovered } = useRecovery();
  useResetMailCode('find-id');
  if (!recovered) return <Redirect to={SCREENS.findId.path} />;
  return (
    <AccountScreen heading={messages.foundHeading} lead={messages.foundLead}>
      <p className="rounded-card bg-card px-5 py-6 text-center text-title font-bold shadow-card">
        {recovered.username}
      </p>
      <FormEnd>
        <LinkButton href={SCREENS.loginForm.path}>{messages.toLogin}</LinkButton>
        <LinkButton href={SCREENS.resetPassword.path} look="soft">
          {screens.resetPassword}
        </LinkButton>
      </FormEnd>
    </AccountScreen>
  );
}
