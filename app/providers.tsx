'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { Toaster } from 'sonner';
import { SessionSync } from '@/components/account/session-sync';
import { PushGate } from '@/components/alarm/push-gate';
import { WorkerRegistration } from '@/components/pwa/worker-registration';
import { MAX_TOASTS, TOAST_MS } from '@/lib/client/toasts/toasts';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';

/** The tokens, in the names that the toasts read. */
const TOAST_LOOK = {
  fontFamily: 'var(--font)',
  '--normal-bg': 'var(--solid)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'transparent',
  '--border-radius': '20px',
} as CSSProperties;

/** What every screen needs around it: the answers' cache, the session, login prompts and toasts. */
export function Providers({ children }: { children: ReactNode }) {
  // 'always': a question asked without a connection fails and says so, instead of waiting without a word.
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
      }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <SessionSync />
      <PushGate />
      <WorkerRegistration />
      <LoginPromptProvider>{children}</LoginPromptProvider>
      <Toaster
        containerAriaLabel="알림 메시지"
        theme="system"
        position="top-center"
        duration={TOAST_MS.error}
        visibleToasts={MAX_TOASTS}
        mobileOffset={12}
        style={TOAST_LOOK}
      />
    </QueryClientProvider>
  );
}
