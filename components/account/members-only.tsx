'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import type { Profile } from '@/lib/contract/account-fields';
import { LinkButton } from '@/components/ui/link-button';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { rememberAction } from '@/lib/client/session/after-login';
import { useLoginPrompt, type PromptTrigger } from '@/lib/client/session/login-prompt';
import { sessionQuery, useViewer } from '@/lib/client/session/viewer';
import { HOME_PATH, SCREENS } from '@/lib/routes';

interface Props {
  /** Prompt that tells visitors what a login offers. */
  prompt?: PromptTrigger;
  /** Content for visitors instead of the prompt. */
  visitorContent?: ReactNode;
  children: MemberContent;
}

/** Content for members. A function receives the profile as soon as it is loaded. */
export type MemberContent = ReactNode | ((profile: Profile) => ReactNode);

/** Renders its content for members, and for visitors other content or a login prompt with links. */
export function MembersOnly({ prompt = 'mypage', visitorContent, children }: Props) {
  const { isKnown, isMember, profile } = useViewer();
  const [wasMember, setWasMember] = useState(isMember);
  if (isMember && !wasMember) setWasMember(true);
  // After a logout or an account deletion the user is already leaving, so no prompt opens.
  const isLeaving = wasMember && !isMember && visitorContent === undefined;
  if (!isKnown || isLeaving) return <LoadingScreen />;
  if (!isMember) return visitorContent ?? <VisitorScreen prompt={prompt} />;
  if (typeof children !== 'function') return children;
  return profile ? children(profile) : <PendingProfile />;
}

/** Waits for the profile and shows an error if it cannot be loaded. */
function PendingProfile() {
  const messages = useMessages('loginPrompt');
  const { isError, isFetching, refetch } = useQuery(sessionQuery());
  if (!isError) return <LoadingScreen />;
  return (
    <main className="flex flex-1 flex-col justify-center">
      <Failure
        title={messages.profileFailed}
        detail={messages.tryLater}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    </main>
  );
}

function LoadingScreen() {
  const { loading } = useMessages('loginPrompt');
  return (
    <main role="status" aria-label={loading} className="flex flex-col gap-3 px-4 pt-3">
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </main>
  );
}

function VisitorScreen({ prompt }: { prompt: PromptTrigger }) {
  const messages = useMessages('loginPrompt');
  const screens = useMessages('screens');
  const { open } = useLoginPrompt();
  const path = usePathname();
  // Opens the prompt on arrival: there is no click to handle.
  useEffect(() => open(prompt), [open, prompt]);
  return (
    <main className="flex flex-1 flex-col items-center justify-center gap-2 px-8 pb-32 text-center">
      <img src="/figures/welcome.webp" alt="" width={960} height={960} className="mb-4 aspect-square w-60" />
      <h1 className="text-title font-bold">{messages.default.title}</h1>
      <p className="mb-4 text-body text-ink-2">{messages.membersOnly}</p>
      <LinkButton href={SCREENS.login.path} onClick={() => rememberAction({ path })}>
        {messages.logIn}
      </LinkButton>
      <LinkButton href={HOME_PATH} look="soft">
        {messages.toHome}
      </LinkButton>
      <Link
        href={SCREENS.policies.path}
        className="mt-2 flex min-h-11 items-center px-4 text-label text-ink-2 underline underline-offset-4"
      >
        {screens.policies}
      </Link>
    </main>
  );
}
