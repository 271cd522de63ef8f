'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
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
  const isLeaving = wasMember && !isMember;
  if (!isKnown || isLeaving) return <LoadingScreen />;
  if (!isMember) return visitorContent ?? <VisitorScreen prompt={prompt} />;
  if (typeof children !== 'function') return children;
  return profile ? children(profile) : <PendingProfile />;
}

/** Waits for the profile and shows an error if it cannot be loaded. */
function PendingProfile() {
  const { isError, isFetching, refetch } = useQuery(sessionQuery());
  if (!isError) return <LoadingScreen />;
  return (
    <main className="flex flex-1 flex-col justify-center">
      <Failure
        title="내 정보를 불러오지 못했어요"
        detail="잠시 뒤에 다시 시도해 주세요."
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    </main>
  );
}

function LoadingScreen() {
  return (
    <main role="status" aria-label="불러오고 있어요" className="flex flex-col gap-3 px-4 pt-3">
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </main>
  );
}

function VisitorScreen({ prompt }: { prompt: PromptTrigger }) {
  const { open } = useLoginPrompt();
  const path = usePathname();
  // Opens the prompt on arrival: there is no click to handle.
  useEffect(() => open(prompt), [open, prompt]);
  return (
    <main className="flex flex-1 flex-col items-center justify-center gap-2 px-8 pb-32 text-center">
      <img src="/figures/welcome.webp" alt="" width={960} height={960} className="mb-4 aspect-square w-60" />
      <h1 className="text-title font-bold">로그인이 필요해요</h1>
      <p className="mb-4 text-body text-ink-2">로그인하면 저장한 코디와 내 정보를 볼 수 있어요.</p>
      <LinkButton href={SCREENS.login.path} onClick={() => rememberAction({ path })}>
        로그인하기
      </LinkButton>
      <LinkButton href={HOME_PATH} look="soft">
        홈으로
      </LinkButton>
      <Link
        href={SCREENS.policies.path}
        className="mt-2 flex min-h-11 items-center px-4 text-label text-ink-2 underline underline-offset-4"
      >
        {SCREENS.policies.title}
      </Link>
    </main>
  );
}
