'use client';

import { useCallback, useSyncExternalStore } from 'react';

const isModalOpen = () => document.querySelector('dialog[open]') !== null;

function observe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** Returns whether a dialog is open. Observes the page only while `wanted` is true. */
export function useModalOpen(wanted: boolean): boolean {
  const subscribe = useCallback((changed: () => void) => (wanted ? observe(changed) : () => undefined), [wanted]);
  return useSyncExternalStore(
    subscribe,
    () => wanted && isModalOpen(),
    () => false,
  );
}
