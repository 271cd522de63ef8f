'use client';

import { LinkButton } from '@/components/ui/link-button';
import { useMessages } from '@/lib/client/language/messages';
import { rememberAction, type PendingAction } from '@/lib/client/session/after-login';
import { SCREENS } from '@/lib/routes';
import { ProviderRow } from './provider-row';

/** Login options that store the interrupted action, so that it continues after the login. */
export function LoginGroup({ action }: { action: PendingAction }) {
  const { loginOptions } = useMessages('loginPrompt');
  const { logIn } = useMessages('landing');
  const remember = () => rememberAction(action);
  return (
    <div role="group" aria-label={loginOptions} className="flex flex-col gap-2">
      <ProviderRow onLeave={remember} />
      <LinkButton href={SCREENS.loginForm.path} onClick={remember}>
        {logIn}
      </LinkButton>
    </div>
  );
}
