'use client';

import { useQueryClient } from '@tanstack/react-query';
import { LoaderCircle } from '@/components/ui/icons';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { getLoadedMessages, useMessages } from '@/lib/client/language/messages';
import { takePendingPath } from '@/lib/client/session/after-login';
import { logInSocially } from '@/lib/client/session/session';
import { takePathAfterLogin } from '@/lib/client/session/path-after-login';
import { startMemberSession } from '@/lib/client/session/session-changes';
import { isComplete } from '@/lib/client/session/user-storage';
import { LOGIN_PATH } from '@/lib/routes';
import { toast } from '@/lib/client/toasts/toasts';

/** Delay from the specification, so that the user sees that the login worked before the signup form appears. */
const SIGNUP_DELAY_MS = 500;

interface Props {
  stateId?: string;
  provider?: string;
  error?: string;
}

/** Completes a social login: exchanges the stateId from the URL for a session, once. */
export function OAuthCallback({ stateId, provider, error }: Props) {
  const messages = useMessages('logIn');
  const completeLogin = useLoginCompletion();
  const hasStarted = useRef(false);
  const exchange = stateId && provider ? { stateId, provider } : null;
  const arrival = error ? { error } : exchange;

  // The URL is the event: a stateId starts the exchange. It is removed from the URL at once.
  useEffect(() => {
    if (hasStarted.current || !arrival) return;
    hasStarted.current = true;
    window.history.replaceState(null, '', window.location.pathname);
    void completeLogin(arrival);
  });

  if (!arrival) return <MissingLogin />;
  return (
    <div role="status" className="flex flex-1 flex-col items-center justify-center gap-4 pb-24">
      <LoaderCircle aria-hidden size={32} className="animate-spin text-accent-text" />
      <p className="text-lead font-semibold">{messages.inProgress}</p>
    </div>
  );
}

type CallbackParams = { stateId: string; provider: string } | { error: string };

/** Returns a function that logs in and redirects: to the app, to the signup of a new account, or back with an error. */
function useLoginCompletion(): (arrival: CallbackParams) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (arrival) => {
    const result = 'error' in arrival ? null : await logInSocially(arrival);
    const profile = result?.ok ? result.profile : null;
    if (!profile) {
      takePendingPath(null);
      return router.replace(showLoginError('error' in arrival ? arrival.error : 'failed'));
    }
    startMemberSession(queryClient, profile);
    if (!isComplete(profile)) await new Promise((done) => setTimeout(done, SIGNUP_DELAY_MS));
    router.replace(takePathAfterLogin(profile));
  };
}

function MissingLogin() {
  const messages = useMessages('logIn');
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-5 px-5 pb-24 text-center">
      <div>
        <p className="text-lead font-semibold">{messages.noLogin}</p>
        <p className="mt-1 text-body text-ink-2">{messages.startAgain}</p>
      </div>
      <LinkButton href={LOGIN_PATH}>{messages.toStart}</LinkButton>
    </div>
  );
}

function showLoginError(error: string): string {
  const failures: Record<string, string> = getLoadedMessages('logIn').socialFailures;
  toast.error(Object.hasOwn(failures, error) ? failures[error] : failures.failed);
  return '/';
}
