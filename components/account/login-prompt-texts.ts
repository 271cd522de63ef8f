'use client';

import { useMessages } from '@/lib/client/language/messages';
import type { PromptTrigger } from '@/lib/client/session/login-prompt';
import { CATEGORIES, DEFAULT_CATEGORY } from '@/lib/contract/category';

const MEMBER_CATEGORIES = CATEGORIES.filter(({ id }) => id !== DEFAULT_CATEGORY);

/** Returns the texts that say what a login offers. */
export function useLoginPromptTexts(trigger: PromptTrigger): { title: string; text: string } {
  const { title, text } = useMessages('loginPrompt')[trigger];
  const categories = useMessages('categories');
  return { title, text: typeof text === 'function' ? text(MEMBER_CATEGORIES.map(({ key }) => categories[key])) : text };
}
