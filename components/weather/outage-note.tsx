'use client';

import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FallbackReason } from '@/lib/contract/worker';
import { formatAge } from '@/lib/domain/format-age';

const TEXTS: Record<FallbackReason, string> = { offline: '오프라인이에요', slow: '연결이 느려요' };
const RETRY_MS: Record<FallbackReason, number> = { offline: 20_000, slow: 5_000 };

interface Props {
  because: FallbackReason;
  /** Time at which the weather was received, ISO 8601. */
  fetchedAt: string;
}

/** Tells that the server cannot be reached and how old the data is. Retries periodically. */
export function OutageNote({ because, fetchedAt }: Props) {
  const queryClient = useQueryClient();
  const [nowMs, setNowMs] = useState(() => Date.now());
  // Polls, because browsers do not always report that the network is back.
  useEffect(() => {
    const timer = setInterval(() => {
      setNowMs(Date.now());
      void queryClient.refetchQueries({ queryKey: ['weather'], type: 'active' });
    }, RETRY_MS[because]);
    return () => clearInterval(timer);
  }, [queryClient, because]);
  return (
    <span role="status" className="font-semibold text-ink">
      <WifiOff aria-hidden size={14} className="mr-1 inline-block align-[-2px]" />
      {TEXTS[because]}. {formatAge(nowMs - Date.parse(fetchedAt))} 날씨예요
    </span>
  );
}
