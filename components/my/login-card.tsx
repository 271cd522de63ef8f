'use client';

import { UserRound } from '@/components/ui/icons';
import Link from 'next/link';
import { LoginGroup } from '@/components/account/login-group';
import { useLoginPromptTexts } from '@/components/account/login-prompt-texts';
import { useMessages } from '@/lib/client/language/messages';
import { SCREENS } from '@/lib/routes';

/** Tells a visitor what a login offers, with the login options. It takes the place of a member's profile. */
export function LoginCard() {
  const { title, text } = useLoginPromptTexts('mypage');
  const { notMemberYet } = useMessages('my');
  const screens = useMessages('screens');
  return (
    <section aria-labelledby="login-card" className="mt-1 rounded-card bg-card p-4 shadow-card">
      <div className="mb-4 flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-12 flex-none place-items-center rounded-full bg-accent-soft text-accent-text"
        >
          <UserRound size={26} />
        </span>
        <div className="min-w-0">
          <h1 id="login-card" className="text-lead font-bold">
            {title}
          </h1>
          <p className="text-label text-balance text-ink-2">{text.replace('\n', ' ')}</p>
        </div>
      </div>
      <LoginGroup action={{ path: SCREENS.my.path }} />
      <p className="-mb-2 flex flex-wrap items-center justify-center text-label text-ink-2">
        <span>{notMemberYet}</span>
        <Link
          href={SCREENS.signup.path}
          prefetch={false}
          className="flex min-h-11 flex-none items-center px-2 font-semibold text-accent-text underline underline-offset-4"
        >
          {screens.signup}
        </Link>
      </p>
    </section>
  );
}
