'use client';

import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Language } from '@/lib/contract/language';
import type { Messages } from '@/lib/messages/messages';

type LoadedMessages = Partial<Messages> & { language: Language };

/** Messages of a pack, and the packs around it. A page has many packs, so that merging their messages would take long. */
interface Scope {
  messages: LoadedMessages;
  outer: Scope | null;
}

const ScopeContext = createContext<Scope | null>(null);

/** Messages that the browser has loaded. Empty on the server, which renders several languages at a time. */
let loaded: LoadedMessages | null = null;

/** Adds messages to those that `getLoadedMessages` returns. */
export function addLoadedMessages(messages: LoadedMessages): void {
  loaded = { ...loaded, ...messages };
}

const find = <S extends keyof Messages>(messages: Partial<Messages> | null, subject: S): Messages[S] | undefined =>
  messages?.[subject];

const findInScope = <S extends keyof Messages>(scope: Scope | null, subject: S): Messages[S] | undefined =>
  scope ? (find(scope.messages, subject) ?? findInScope(scope.outer, subject)) : undefined;

function getSubject<S extends keyof Messages>(scope: Scope | null, subject: S): Messages[S] {
  // Parts that a screen loads later bring messages that were not there when the screen was rendered.
  const found = findInScope(scope, subject) ?? find(loaded, subject);
  if (!found) throw new Error(`The messages of "${subject}" are in no pack of this screen.`);
  return found;
}

/** Returns the messages of a subject in the language of the page. Throws if no pack of the screen contains them. */
export const useMessages = <S extends keyof Messages>(subject: S): Messages[S] =>
  getSubject(use(ScopeContext), subject);

/** Returns the language of the page. */
export function useLanguage(): Language {
  const messages = use(ScopeContext)?.messages ?? loaded;
  if (!messages) throw new Error('The page has no messages.');
  return messages.language;
}

/** The same as `useMessages` for code outside of components, which runs in the browser only. */
export const getLoadedMessages = <S extends keyof Messages>(subject: S): Messages[S] => getSubject(null, subject);

/** The same as `useLanguage` for code outside of components, which runs in the browser only. */
export function getLoadedLanguage(): Language {
  if (!loaded) throw new Error('The page has no messages.');
  return loaded.language;
}

/**
 * Creates the component that provides the messages of a pack to its children, in addition to those around it. Each
 * language has a module of its own, so that the browser loads one of them.
 */
export function createPack(messages: LoadedMessages) {
  if (typeof window !== 'undefined') addLoadedMessages(messages);
  return function Pack({ children }: { children: ReactNode }) {
    return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
  };
}

/** Provides messages to its children, in addition to those around it. */
export function MessagesProvider({ messages, children }: { messages: LoadedMessages; children: ReactNode }) {
  const outer = use(ScopeContext);
  const scope = useMemo(() => ({ messages, outer }), [messages, outer]);
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}
