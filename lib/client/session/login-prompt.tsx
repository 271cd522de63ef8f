'use client';

import { usePathname } from 'next/navigation';
import { createContext, startTransition, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { PendingAction } from './after-login';

/** The action that needs a login. Each has its own text. */
export type PromptTrigger = 'bookmark' | 'alarm' | 'category' | 'mypage' | 'carousel' | 'default';

/** A login prompt, with the action to continue after the login. Without a path it continues on the present screen. */
export interface Prompt extends Partial<PendingAction> {
  trigger: PromptTrigger;
}

interface PromptActions {
  open: (trigger: PromptTrigger, action?: Partial<PendingAction>) => void;
  /** Closes the prompt on top and shows the one below. */
  close: () => void;
}

const ActionsContext = createContext<PromptActions | null>(null);
const TopContext = createContext<Prompt | null>(null);

/** Returns functions that open and close login prompts. Components that use it do not render again when one opens. */
export function useLoginPrompt(): PromptActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('useLoginPrompt needs a LoginPromptProvider above it.');
  return actions;
}

export const useTopPrompt = (): Prompt | null => use(TopContext);

/** Provides the stack of login prompts of one screen. It contains each trigger at most once. */
export function LoginPromptProvider({ children }: { children: ReactNode }) {
  const [stack, setStack] = useState<Prompt[]>([]);
  const pathname = usePathname();
  const [screen, setScreen] = useState(pathname);
  // A navigation closes all prompts.
  if (screen !== pathname) {
    setScreen(pathname);
    setStack([]);
  }
  // A transition lets the tapped element react first: the prompt makes the rest of the screen inert, which renders it.
  const open = useCallback(
    (trigger: PromptTrigger, action?: Partial<PendingAction>) =>
      startTransition(() =>
        setStack((below) => [...below.filter((other) => other.trigger !== trigger), { trigger, ...action }]),
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
