'use client';

import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from '@/components/ui/icons';
import { useEffect, useState } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import type { FallbackReason } from '@/lib/contract/worker';
import { formatAge } from '@/lib/domain/format-age';

const RETRY_MS: Record<FallbackReason, number> = { offline: 20_000, slow: 5_000 };

interface Props {
  because: FallbackReason;
  /** Time at which the weather was received, ISO 8601. */
  fetchedAt: string;
}

/** Tells that the server cannot be reached and how old the data is. Retries periodically. */
export function OutageNote({ because, fetchedAt }: Props) {
  const { source } = useMessages('weatherNow');
  const age = useMessages('age');
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
      <span>{source.outage(because, formatAge(nowMs - Date.parse(fetchedAt), age))}</span>
    </span>
  );
}
