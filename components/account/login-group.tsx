'use client';

import { LinkButton } from '@/components/ui/link-button';
import { rememberAction, type PendingAction } from '@/lib/client/session/after-login';
import { SCREENS } from '@/lib/routes';
import { ProviderRow } from './provider-row';

/** Login options that store the interrupted action, so that it continues after the login. */
export function LoginGroup({ action }: { action: PendingAction }) {
  const remember = () => rememberAction(action);
  return (
    <div role="group" aria-label="로그인" className="flex flex-col gap-2">
      <ProviderRow onLeave={remember} />
      <LinkButton href={SCREENS.loginForm.path} onClick={remember}>
        날옷 로그인
      </LinkButton>
    </div>
  );
}
