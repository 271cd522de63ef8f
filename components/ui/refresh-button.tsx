'use client';

import { RotateCw } from './icons';
import { useRefresh } from '@/lib/client/interaction/refresh';
import { useMessages } from '@/lib/client/language/messages';
import { IconButton } from './icon-button';

/** Refetches all data on screen, as an alternative to pulling. */
export function RefreshButton() {
  const { busy, refresh } = useRefresh();
  const messages = useMessages('ui');
  return (
    <IconButton
      aria-label={messages.refresh}
      disabled={busy}
      onClick={() => void refresh()}
      className="relative z-10 -my-3 flex-none text-ink-2"
    >
      <RotateCw aria-hidden size={16} className={busy ? 'animate-spin' : ''} />
    </IconButton>
  );
}
