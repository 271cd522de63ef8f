'use client';

import type { Language } from '@/lib/contract/language';
import type { updateUser } from '@/lib/contract/user';
import { apiSend } from '../api/api';
import { useMessages } from '../language/messages';
import { switchLanguage } from '../language/switch-language';
import { toast } from '../toasts/toasts';
import { useViewer } from './viewer';

/** Limit for saving a member's language, which the page does not wait for any longer. */
const SAVE_LIMIT_MS = 3_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Returns the function that switches the language. Members also receive pushes and mails in it; if that cannot be saved,
 * only the screens change. Offline, it shows a message instead, because only the pages in the present language are here.
 */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const { profile } = useViewer();
  const { offline } = useMessages('calls');
  return async (language) => {
    if (!navigator.onLine) return void toast(offline);
    if (profile) {
      const saved = apiSend<typeof updateUser>('PUT', `/api/v1/user/${profile.id}`, { language });
      await Promise.race([saved.catch(() => undefined), wait(SAVE_LIMIT_MS)]);
    }
    await switchLanguage(language);
  };
}
