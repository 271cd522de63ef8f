'use client';

import { useState } from 'react';
import type { CardShape } from '@/lib/contract/card-shapes';
import { useConnection } from '../api/connection';
import { showSuccess, toast } from '../toasts/toasts';
import { shareOutfit, type ShareOutcome, type ShownOutfit } from './share-outfit';

const SHOW_OUTCOME: Partial<Record<ShareOutcome, () => void>> = {
  saved: () => showSuccess('그림을 내려받았어요.'),
  again: () => toast('그림이 준비됐어요. 공유를 한 번 더 눌러 주세요.'),
  failed: () => toast.error('공유할 그림을 만들지 못했어요. 잠시 뒤에 다시 시도해 주세요.'),
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
    else toast('지금은 인터넷에 연결되어 있지 않아 공유할 그림을 만들 수 없어요.');
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
