'use client';

import type { MouseEvent } from 'react';
import { useLoginPrompt, type PromptTrigger } from '@/lib/client/session/login-prompt';

/** Returns handlers of links that open a login prompt instead. A link opened in a new tab is followed. */
export function usePromptInstead() {
  const { open } = useLoginPrompt();
  return (trigger: PromptTrigger, path: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(trigger, { path });
  };
}
