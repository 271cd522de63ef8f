'use client';

import { RotateCw } from 'lucide-react';
import { useRefresh } from '@/lib/client/interaction/refresh';

/** Refreshing by a tap, for those who do not pull. */
export function RefreshButton() {
  const { busy, refresh } = useRefresh();
  return (
    <button
      type="button"
      aria-label="새로고침"
      disabled={busy}
      onClick={() => void refresh()}
      className="relative z-10 -my-3 grid size-11 flex-none place-items-center text-ink-2"
    >
      <RotateCw aria-hidden size={16} className={busy ? 'animate-spin' : ''} />
    </button>
  );
}
