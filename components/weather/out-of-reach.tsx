'use client';

import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { KeptBecause } from '@/lib/contract/worker';
import { ageWords } from '@/lib/domain/weather/age-words';

const WORDS: Record<KeptBecause, string> = { offline: '오프라인이에요', slow: '연결이 느려요' };
const MINUTE_MS = 60_000;

interface Props {
  because: KeptBecause;
  /** When the weather that is shown was received; an ISO instant. */
  fetchedAt: string;
}

/** Says that the server cannot be reached, and how old what is shown is. */
export function OutOfReach({ because, fetchedAt }: Props) {
  const [nowMs, setNowMs] = useState(Date.now);
  // Time passes outside of React.
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="status" className="font-semibold text-ink">
      <WifiOff aria-hidden size={14} className="mr-1 inline-block align-[-2px]" />
      {WORDS[because]}. {ageWords(nowMs - Date.parse(fetchedAt))} 날씨예요
    </span>
  );
}
