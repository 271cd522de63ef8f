'use client';

import { Suspense } from 'react';
import { lazyOrNothing } from '@/components/ui/lazy-or-nothing';
import { useAttended } from '@/lib/client/interaction/attended';
import { usePromptOnTop } from '@/lib/client/session/login-prompt';

const LoginPromptDialog = lazyOrNothing(() =>
  import('./login-prompt-dialog').then(({ LoginPromptDialog: dialog }) => dialog),
);

/** The login prompt, which comes with the first touch, or with whatever asks for it. */
export function LoginPrompt() {
  const isAttended = useAttended();
  const top = usePromptOnTop();
  return (
    (isAttended || top !== null) && (
      <Suspense fallback={null}>
        <LoginPromptDialog />
      </Suspense>
    )
  );
}
