'use client';

import { Suspense } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { loadWithMessages } from '@/lib/client/language/load-more';
import { useFirstInteraction } from '@/lib/client/interaction/first-interaction';
import { useTopPrompt } from '@/lib/client/session/login-prompt';

const LoginPromptDialog = lazyOptional(() =>
  loadWithMessages(() => import('./login-prompt-dialog')).then(({ LoginPromptDialog: dialog }) => dialog),
);

/** Loads the login prompt at the first interaction or when a prompt is opened. */
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
