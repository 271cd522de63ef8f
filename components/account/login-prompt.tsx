'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { useIdle } from '@/lib/client/interaction/idle';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';

// Without a network it may not come: that must not cost the screen.
const LoginPromptDialog = lazy<ComponentType>(() =>
  import('./login-prompt-dialog').then(
    ({ LoginPromptDialog: dialog }) => ({ default: dialog }),
    () => ({ default: () => null }),
  ),
);

/** The login prompt, which comes when the page has nothing better to do, or with the tap that asks for it. */
export function LoginPrompt() {
  const isIdle = useIdle();
  const { top } = useLoginPrompt();
  return (
    (isIdle || top !== null) && (
      <Suspense fallback={null}>
        <LoginPromptDialog />
      </Suspense>
    )
  );
}
