'use client';

import { useState } from 'react';
import { useConnection } from '../api/connection';
import { getLoadedMessages } from '../language/messages';
import { toast } from '../toasts/toasts';

/**
 * Returns the state of sharing. `asked` is the outfit for which a sheet offers the formats. The sheet's code is loaded
 * when it opens.
 */
export function useShareOutfit() {
  const [sharing, setSharing] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const isOnline = useConnection() === 'online';

  function ask(outfitId: string): void {
    if (!isOnline) toast(getLoadedMessages('outfitCards').sharing.offline);
    else if (!sharing) setAsked(outfitId);
  }

  /** Closes the sheet while it shares the outfit. */
  async function follow(shared: Promise<void>): Promise<void> {
    setAsked(null);
    setSharing(true);
    await shared;
    setSharing(false);
  }
  return { ask, asked, close: () => setAsked(null), follow, sharing };
}
