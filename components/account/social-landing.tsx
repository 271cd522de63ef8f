'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { toast } from 'sonner';
import { afterLoginStorage } from '@/lib/client/after-login';
import { logInSocially } from '@/lib/client/session';
import { pathAfterLogin, takeProfile } from '@/lib/client/session-changes';
import { isComplete } from '@/lib/client/viewer';

/** As the specification says: a moment to see that the login worked, before more is asked. */
const SIGNUP_DELAY_MS = 500;

const FAILED: Record<string, string> = {
  denied: '로그인을 취소했어요.',
  expired: '로그인 시간이 지났어요. 다시 시도해 주세요.',
  failed: '소셜 로그인에 실패했어요. 잠시 뒤에 다시 시도해 주세요.',
};

interface Props {
  stateId?: string;
  provider?: string;
  error?: string;
}

/** Where a provider sends the browser back to: exchanges the stateId for a session, once, and goes on. */
export function SocialLanding({ stateId, provider, error }: Props) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const begun = useRef(false);
  const { mutate } = useMutation({
    mutationFn: async (given: { stateId: string; provider: string }) => {
      const result = await logInSocially(given);
      if (!result.ok) return router.replace(sayWhyNot('failed'));
      takeProfile(queryClient, result.profile);
      if (!isComplete(result.profile)) await new Promise((done) => setTimeout(done, SIGNUP_DELAY_MS));
      router.replace(isComplete(result.profile) ? (afterLogin() ?? pathAfterLogin(result.profile)) : pathAfterLogin(result.profile));
    },
    onError: () => router.replace(sayWhyNot('failed')),
  });

  // The address is the event here: arriving with a stateId is what starts the exchange. It leaves the address at once.
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    window.history.replaceState(null, '', window.location.pathname);
    if (error) router.replace(sayWhyNot(error));
    else if (stateId && provider) mutate({ stateId, provider });
  }, [error, stateId, provider, mutate, router]);

  return (
    <div role="status" className="flex flex-1 flex-col items-center justify-center gap-4 pb-24">
      <LoaderCircle aria-hidden size={32} className="text-accent-text animate-spin" />
      <p className="text-lead font-semibold">로그인하고 있어요</p>
    </div>
  );
}

function sayWhyNot(error: string): string {
  toast.error(FAILED[error] ?? FAILED.failed);
  return '/';
}

/** Where the person was when a login was asked for once more, if so. */
function afterLogin(): string | null {
  const path = afterLoginStorage.read();
  afterLoginStorage.write(null);
  return path;
}
