'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { LinkButton } from '@/components/ui/link-button';
import { useMessages } from '@/lib/client/language/messages';
import { socialProvidersQuery } from '@/lib/client/account/account-queries';
import { useRedirectIfLoggedIn } from '@/lib/client/session/redirect-if-logged-in';
import { sessionEnded } from '@/lib/client/session/after-login';
import { useStored } from '@/lib/client/storage/stored';
import { SCREENS } from '@/lib/routes';
import { ProviderRow } from './provider-row';

/** Options of the landing screen: browse, log in, use an identity provider, sign up. */
export function LoginOptions() {
  const messages = useMessages('landing');
  const screens = useMessages('screens');
  useRedirectIfLoggedIn();
  const hasEnded = useStored(sessionEnded) !== null;
  return (
    <div className="flex flex-col gap-2 px-5 pb-[calc(12px+env(safe-area-inset-bottom))] low:pb-[env(safe-area-inset-bottom)] lying:flex-1 lying:justify-center">
      {hasEnded && (
        <p className="rounded-control bg-card px-4 py-2 text-center text-label text-ink-2">{messages.sessionEnded}</p>
      )}
      <LinkButton href={SCREENS.home.path}>{messages.browse}</LinkButton>
      <LinkButton href={SCREENS.loginForm.path} look="soft">
        {messages.logIn}
      </LinkButton>
      <Providers />
      <p className="flex flex-wrap items-center justify-center text-label text-ink-2">
        <span>{messages.notMemberYet}</span>
        <Link
          href={SCREENS.signup.path}
          className="flex min-h-11 flex-none items-center px-2 font-semibold text-accent-text underline underline-offset-4"
        >
          {screens.signup}
        </Link>
      </p>
    </div>
  );
}

/** Identity providers below a divider. Renders nothing if none is configured. */
function Providers() {
  const { or } = useMessages('landing');
  const { data } = useQuery(socialProvidersQuery());
  if (data?.content.length === 0) return null;
  return (
    <>
      <p className="flex items-center gap-3 py-0.5 text-note text-ink-2 before:h-px before:flex-1 before:bg-[var(--line)] after:h-px after:flex-1 after:bg-[var(--line)]">
        {or}
      </p>
      <ProviderRow />
    </>
  );
}
