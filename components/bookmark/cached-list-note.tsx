'use client';

import { CloudOff } from '@/components/ui/icons';
import { useEffect, useState } from 'react';
import { useMessages } from '@/lib/client/language/messages';
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
  const messages = useMessages('bookmarks');
  const age = useMessages('age');
  const ageMs = useNowMs() - respondedAtMs;
  const isOld = ageMs > MINUTE_MS;
  if (!isOld && !isOffline) return null;
  return (
    <p role="status" className="mb-2 flex items-start gap-2 rounded-control bg-card p-3 text-label text-ink-2">
      <CloudOff aria-hidden size={18} className="mt-px flex-none" />
      <span>
        {isOld && <strong className="block text-ink">{messages.savedAt(formatAge(ageMs, age))}</strong>}
        {isOffline && <span>{messages.offline}</span>}
      </span>
    </p>
  );
}
