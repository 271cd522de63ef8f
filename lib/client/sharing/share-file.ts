'use client';

import { getLoadedMessages } from '../language/messages';
import { showSuccess, toast } from '../toasts/toasts';

/**
 * Outcome of sharing. `again` means that the picture is loaded, but loading took so long that the browser requires
 * another tap, which the sheet of the formats requests.
 */
export type ShareOutcome = 'shared' | 'saved' | 'dismissed' | 'again' | 'failed';

const getMessages = () => getLoadedMessages('shareSheet');

const SHOW_OUTCOME: Partial<Record<ShareOutcome, () => void>> = {
  saved: () => showSuccess(getMessages().outcomes.saved),
  failed: () => toast.error(getMessages().outcomes.failed),
};

let lastCard: { address: string; file: File } | null = null;

/** Fetches a picture of the host. Returns null if it cannot be fetched. */
export async function fetchCard(address: string): Promise<File | null> {
  if (lastCard?.address === address) return lastCard.file;
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const file = new File([await response.blob()], getMessages().fileName, { type: 'image/jpeg' });
  lastCard = { address, file };
  return file;
}

export const openShareSheet = (data: ShareData): Promise<ShareOutcome> =>
  navigator.share(data).then(
    () => 'shared' as const,
    ({ name }: DOMException) => (name === 'AbortError' ? 'dismissed' : name === 'NotAllowedError' ? 'again' : 'failed'),
  );

/** Downloads a file. */
export function download(file: File): ShareOutcome {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
  return 'saved';
}

/** Shares. A toast shows the outcomes that no share sheet shows. */
export async function shareWithToast(share: () => Promise<ShareOutcome>): Promise<ShareOutcome> {
  const outcome = await share().catch(() => 'failed' as const);
  SHOW_OUTCOME[outcome]?.();
  return outcome;
}
