'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import type { PromptTrigger } from '@/lib/client/session/login-prompt';
import type { Profile } from '@/lib/contract/account-fields';
import type { ScreenKey } from '@/lib/routes';
import { MembersOnly, type MemberContent } from './members-only';

interface Props {
  screen: ScreenKey;
  prompt?: PromptTrigger;
  children: MemberContent;
}

/** Frame of a screen that only members see. */
export function MemberScreen({ screen, prompt, children }: Props) {
  const title = useMessages('screens')[screen];
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
