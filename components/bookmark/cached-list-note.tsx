'use client';

import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@/lib/contract/durations';
import { formatAge } from '@/lib/domain/format-age';

/** Returns the current time, updated every minute. */
function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

interface Props {
  respondedAtMs: number;
  isOffline: boolean;
}

/** Shows the age of a cached list, and that editing needs a connection. */
export function CachedListNote({ respondedAtMs, isOffline }: Props) {
  const ageMs = useNowMs() - respondedAtMs;
  const isOld = ageMs > MINUTE_MS;
  if (!isOld && !isOffline) return null;
  return (
    <p role="status" className="mb-2 flex items-start gap-2 rounded-control bg-card p-3 text-label text-ink-2">
      <CloudOff aria-hidden size={18} className="mt-px flex-none" />
      <span>
        {isOld && <strong className="block text-ink">{formatAge(ageMs)}에 저장된 목록이에요.</strong>}
        {isOffline && '인터넷에 연결되면 편집할 수 있어요.'}
      </span>
    </p>
  );
}
