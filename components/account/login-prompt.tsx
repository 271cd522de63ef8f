'use client';

import { Suspense } from 'react';
import { lazyOrNothing } from '@/components/ui/lazy-or-nothing';
import { useIdle } from '@/lib/client/interaction/idle';
import { usePromptOnTop } from '@/lib/client/session/login-prompt';

const LoginPromptDialog = lazyOrNothing(() =>
  import('./login-prompt-dialog').then(({ LoginPromptDialog: dialog }) => dialog),
);

/** The login prompt, which comes when the page has nothing better to do, or with the tap that asks for it. */
export function LoginPrompt() {
  const isIdle = useIdle();
  const top = usePromptOnTop();
  return (
    (isIdle || top !== null) && (
      <Suspense fallback={null}>
        <LoginPromptDialog />
      </Suspense>
    )
  );
}
