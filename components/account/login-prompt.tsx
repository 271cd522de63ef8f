'use client';

import { Suspense } from 'react';
import { lazyOrNothing } from '@/components/ui/lazy-or-nothing';
import { useFirstInteraction } from '@/lib/client/interaction/first-interaction';
import { useTopPrompt } from '@/lib/client/session/login-prompt';

const LoginPromptDialog = lazyOrNothing(() =>
  import('./login-prompt-dialog').then(({ LoginPromptDialog: dialog }) => dialog),
);

/** The login prompt, which comes with the first touch, or with whatever asks for it. */
export function LoginPrompt() {
  const hasInteracted = useFirstInteraction();
  const top = useTopPrompt();
  return (
    (hasInteracted || top !== null) && (
      <Suspense fallback={null}>
        <LoginPromptDialog />
      </Suspense>
    )
  );
}
