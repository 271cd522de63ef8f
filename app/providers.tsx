'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { LazyConsentRenewal } from '@/components/account/lazy-consent-renewal';
import { SessionSync } from '@/components/account/session-sync';
import { LazyPushReceiver } from '@/components/alarm/lazy-push-receiver';
import { WorkerRegistration } from '@/components/pwa/worker-registration';
import { LanguageFollower } from '@/components/shell/language-follower';
import { ToastArea } from '@/components/shell/toast-area';
import { createQueryClient } from '@/lib/client/storage/query-client';
import { HydrationProvider } from '@/lib/client/storage/browser-value';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <HydrationProvider>
      <QueryClientProvider client={queryClient}>
        <SessionSync />
        <LanguageFollower />
        <LazyPushReceiver />
        <LazyConsentRenewal />
        <WorkerRegistration />
        <LoginPromptProvider>{children}</LoginPromptProvider>
        <ToastArea />
      </QueryClientProvider>
    </HydrationProvider>
  );
}
