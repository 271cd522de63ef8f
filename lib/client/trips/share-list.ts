'use client';

import { getLoadedMessages } from '../language/messages';
import { showSuccess, toast } from '../toasts/toasts';

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
