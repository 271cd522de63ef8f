'use client';

import type { Trip } from '@/lib/contract/trips';
import { getLoadedMessages } from '../language/messages';
import { download, fetchCard, openShareSheet, shareWithToast, type ShareOutcome } from '../sharing/share-file';
import { showSuccess, toast } from '../toasts/toasts';
import { buildCardAddress, type Packer } from './packing-list';

/** Shares a packing list as text: by the system's share sheet, or by copying it if there is none. */
export async function shareList(title: string, text: string): Promise<void> {
  const { copied, shareFailed } = getLoadedMessages('trips').list;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, text });
    await navigator.clipboard.writeText(text);
    showSuccess(copied);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(shareFailed);
  }
}

/** Shares a packing list as a picture, or downloads it if the browser cannot share files. */
export const sharePicture = (title: string, trip: Trip, packer: Packer): Promise<ShareOutcome> =>
  shareWithToast(async () => {
    const file = await fetchCard(buildCardAddress(trip, packer));
    if (!file) return 'failed';
    return navigator.canShare?.({ files: [file] }) ? openShareSheet({ files: [file], title }) : download(file);
  });
