'use client';

import { useState } from 'react';
import type { CardShape } from '@/lib/contract/card-shapes';
import { useConnection } from '../api/connection';
import { getLoadedMessages } from '../language/messages';
import { showSuccess, toast } from '../toasts/toasts';
import { shareOutfit, type ShareOutcome, type ShownOutfit } from './share-outfit';

const getSharing = () => getLoadedMessages('outfitCards').sharing;

const SHOW_OUTCOME: Partial<Record<ShareOutcome, () => void>> = {
  saved: () => showSuccess(getSharing().saved),
  again: () => toast(getSharing().again),
  failed: () => toast.error(getSharing().failed),
};

/**
 * Returns functions that ask for the format of an outfit's picture (`asked` is the outfit) and share it. A toast shows the
 * outcomes that the system's share sheet does not show.
 */
export function useShareOutfit(shown: Omit<ShownOutfit, 'outfitId' | 'shape'>) {
  const [sharing, setSharing] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const isOnline = useConnection() === 'online';

  function ask(outfitId: string): void {
    if (isOnline) setAsked(outfitId);
    else toast(getSharing().offline);
  }

  async function share(outfitId: string, shape: CardShape): Promise<void> {
    setAsked(null);
    if (sharing) return;
    setSharing(true);
    const outcome = await shareOutfit({ ...shown, outfitId, shape }).catch(() => 'failed' as const);
    setSharing(false);
    SHOW_OUTCOME[outcome]?.();
  }
  return { ask, asked, close: () => setAsked(null), share, sharing };
}
