'use client';

import { usePathname } from 'next/navigation';
import { createContext, startTransition, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { PendingAction } from './after-login';

/** What a visitor was about to do; each has its own words. */
export type PromptTrigger = 'bookmark' | 'alarm' | 'category' | 'mypage' | 'carousel' | 'default';

/** A prompt, with what goes on once the visitor is in: on the screen where they are, unless it says another. */
export interface Prompt extends Partial<PendingAction> {
  trigger: PromptTrigger;
}

interface PromptActions {
  open: (trigger: PromptTrigger, wish?: Partial<PendingAction>) => void;
  /** Closes the top one; the one below shows again. */
  close: () => void;
}

const ActionsContext = createContext<PromptActions | null>(null);
const TopContext = createContext<Prompt | null>(null);

/** Opens and closes login prompts. Whoever can open one is not drawn anew when it opens. */
export function useLoginPrompt(): PromptActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('useLoginPrompt needs a LoginPromptProvider above it.');
  return actions;
}

/** The prompt on top, if any. */
export const useTopPrompt = (): Prompt | null => use(TopContext);

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
  // What was tapped shows it first: a prompt makes all the rest of the screen inert, which is drawn anew for that.
  const open = useCallback(
    (trigger: PromptTrigger, wish?: Partial<PendingAction>) =>
      startTransition(() =>
        setStack((below) => [...below.filter((other) => other.trigger !== trigger), { trigger, ...wish }]),
      ),
    [],
  );
  const close = useCallback(() => setStack((below) => below.slice(0, -1)), []);
  const actions = useMemo(() => ({ open, close }), [open, close]);
  return (
    <ActionsContext value={actions}>
      <TopContext value={stack.at(-1) ?? null}>{children}</TopContext>
    </ActionsContext>
  );
}
