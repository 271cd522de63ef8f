'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { SessionSync } from '@/components/account/session-sync';
import { LazyPushReceiver } from '@/components/alarm/lazy-push-receiver';
import { WorkerRegistration } from '@/components/pwa/worker-registration';
import { ToastArea } from '@/components/shell/toast-area';
import { HydrationProvider } from '@/lib/client/storage/browser-value';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';

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
    <HydrationProvider>
      <QueryClientProvider client={queryClient}>
        <SessionSync />
        <LazyPushReceiver />
        <WorkerRegistration />
        <LoginPromptProvider>{children}</LoginPromptProvider>
        <ToastArea />
      </QueryClientProvider>
    </HydrationProvider>
  );
}
