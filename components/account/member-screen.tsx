'use client';

import type { ReactNode } from 'react';
import type { PromptTrigger } from '@/lib/client/session/login-prompt';
import type { Profile } from '@/lib/contract/account-fields';
import { MembersOnly, type MemberContent } from './members-only';

interface Props {
  title: string;
  prompt?: PromptTrigger;
  children: MemberContent;
}

/** Frame of a screen that only members see. */
export function MemberScreen({ title, prompt, children }: Props) {
  const frame = (part: ReactNode) => (
    <main className="flex flex-1 flex-col px-5 pt-4 pb-[calc(20px+env(safe-area-inset-bottom))]">
      <h1 className="sr-only">{title}</h1>
      {part}
    </main>
  );
  return (
    <MembersOnly prompt={prompt}>
      {typeof children === 'function' ? (profile: Profile) => frame(children(profile)) : frame(children)}
    </MembersOnly>
  );
}
