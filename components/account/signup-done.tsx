'use client';

import { useEffect, useState } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { LinkButton } from '@/components/ui/link-button';
import { useTrackSignup } from '@/lib/client/analytics/analytics';
import { takePathAfterLogin } from '@/lib/client/session/path-after-login';
import { useViewer } from '@/lib/client/session/viewer';
import { HOME_PATH, SCREENS } from '@/lib/routes';
import { FormEnd } from '@/components/ui/form';
import { AnalyticsChoice } from './analytics-choice';

interface Props {
  nickname: string;
  isSocial: boolean;
}

/** Last step of a signup: the welcome. */
export function SignupDone({ nickname, isSocial }: Props) {
  const { welcome, start, toLogin } = useMessages('signup');
  useTrackSignup(isSocial ? 'social' : 'email');
  const { profile } = useViewer();
  const [startPath] = useState(() => (profile ? takePathAfterLogin(profile) : HOME_PATH));
  // Greets once, when the screen appears.
  useEffect(() => {
    showSuccess(welcome(nickname), { id: 'signed-up' });
  }, [nickname, welcome]);
  return (
    <>
      <div aria-hidden className="flex min-h-0 flex-1 items-center justify-center">
        <img
          src="/figures/welcome.webp"
          alt=""
          width={960}
          height={960}
          className="aspect-square max-h-full w-full max-w-80 object-contain"
        />
      </div>
      <AnalyticsChoice />
      <FormEnd>
        {isSocial ? (
          <LinkButton href={startPath}>{start}</LinkButton>
        ) : (
          <LinkButton href={SCREENS.loginForm.path}>{toLogin}</LinkButton>
        )}
      </FormEnd>
    </>
  );
}
