'use client';

import { usePathname } from 'next/navigation';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Wish } from './after-login';

/** What a visitor was about to do; each has its own words. */
export type PromptTrigger = 'bookmark' | 'alarm' | 'category' | 'mypage' | 'carousel' | 'default';

/** A prompt, with what goes on once the visitor is in: on the screen where they are, unless it says another. */
export interface Prompt extends Partial<Wish> {
  trigger: PromptTrigger;
}

interface PromptStack {
  /** The prompt on top, if any. */
  top: Prompt | null;
  open: (trigger: PromptTrigger, wish?: Partial<Wish>) => void;
  /** Closes the top one; the one below shows again. */
  close: () => void;
}

const PromptContext = createContext<PromptStack | null>(null);

/** Opens and closes login prompts. */
export function useLoginPrompt(): PromptStack {
  const stack = use(PromptContext);
  if (!stack) throw new Error('useLoginPrompt needs a LoginPromptProvider above it.');
  return stack;
}

/** Holds the stack of login prompts of one screen. The same trigger never lies on itself. */
export function LoginPromptProvider({ children }: { children: ReactNode }) {
  const [stack, setStack] = useState<Prompt[]>([]);
  const pathname = usePathname();
  const [screen, setScreen] = useState(pathname);
  // Whoever went on, to the login or elsewhere, has answered them.
  if (screen !== pathname) {
    setScreen(pathname);
    setStack([]);
  }
  const open = useCallback(
    (trigger: PromptTrigger, wish?: Partial<Wish>) =>
      setStack((below) => [...below.filter((other) => other.trigger !== trigger), { trigger, ...wish }]),
    [],
  );
  const close = useCallback(() => setStack((below) => below.slice(0, -1)), []);
  const state = useMemo(() => ({ top: stack.at(-1) ?? null, open, close }), [stack, open, close]);
  return <PromptContext value={state}>{children}</PromptContext>;
}
