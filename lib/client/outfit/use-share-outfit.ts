'use client';

import { useState } from 'react';
import { useConnection } from '../api/connection';
import { showSuccess, toast } from '../toasts/toasts';
import { shareOutfit, type ShareOutcome, type ShownOutfit } from './share-outfit';

const SHOW_OUTCOME: Partial<Record<ShareOutcome, () => void>> = {
  saved: () => showSuccess('그림을 내려받았어요.'),
  again: () => toast('그림이 준비됐어요. 공유를 한 번 더 눌러 주세요.'),
  failed: () => toast.error('공유할 그림을 만들지 못했어요. 잠시 뒤에 다시 시도해 주세요.'),
};

/** Returns a function that shares an outfit and shows a toast for outcomes that the share sheet does not show. */
export function useShareOutfit(shown: Omit<ShownOutfit, 'outfitId'>) {
  const [sharing, setSharing] = useState(false);
  const isOnline = useConnection() === 'online';

  async function share(outfitId: string): Promise<void> {
    if (sharing) return;
    if (!isOnline) {
      toast('지금은 인터넷에 연결되어 있지 않아 공유할 그림을 만들 수 없어요.');
      return;
    }
    setSharing(true);
    const outcome = await shareOutfit({ ...shown, outfitId }).catch(() => 'failed' as const);
    setSharing(false);
    SHOW_OUTCOME[outcome]?.();
  }
  return { share, sharing };
}
