'use client';

import { useState } from 'react';
import { useConnection } from '../api/connection';
import { getLoadedMessages } from '../language/messages';
import type { ShareOutcome } from '../sharing/share-file';
import { toast } from '../toasts/toasts';

/**
 * Returns the state of sharing. `asked` is the outfit for which a sheet offers the formats; `isReady` is true if its
 * picture came too late for the first tap. The sheet's code is loaded when it opens.
 */
export function useShareOutfit() {
  const [sharing, setSharing] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [isReady, setIsReady] = useState(false);
  const isOnline = useConnection() === 'online';

  function ask(outfitId: string): void {
    if (!isOnline) toast(getLoadedMessages('outfitCards').sharing.offline);
    else if (!sharing) {
      setAsked(outfitId);
      setIsReady(false);
    }
  }

  /** Closes the sheet while it shares the outfit, and opens it again if that requires another tap. */
  async function follow(shared: Promise<ShareOutcome | void>): Promise<void> {
    setAsked(null);
    setSharing(true);
    const needsTap = (await shared) === 'again';
    setSharing(false);
    setIsReady(needsTap);
    if (needsTap) setAsked(asked);
  }
  return { ask, asked, isReady, close: () => setAsked(null), follow, sharing };
}
