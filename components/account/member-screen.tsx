'use client';

import type { ReactNode } from 'react';
import type { PromptTrigger } from '@/lib/client/session/login-prompt';
import type { Profile } from '@/lib/contract/account-fields';
import { MembersOnly } from './members-only';

interface Props {
  title: string;
  prompt?: PromptTrigger;
  children: (profile: Profile) => ReactNode;
}

/** The frame of a screen of my page that only members have. */
export function MemberScreen({ title, prompt, children }: Props) {
  return (
    <MembersOnly prompt={prompt}>
      {(profile) => (
        <main className="flex flex-1 flex-col px-5 pt-4 pb-[calc(20px+env(safe-area-inset-bottom))]">
          <h1 className="sr-only">{title}</h1>
          {children(profile)}
        </main>
      )}
    </MembersOnly>
  );
}
