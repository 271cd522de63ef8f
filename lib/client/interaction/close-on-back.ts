'use client';

import { useEffect, useEffectEvent } from 'react';

/** State of a history entry that a sheet added (`sheet`), and of the entry below it (`below`), with the same id. */
interface EntryState {
  sheet?: number;
  below?: number;
}

const getState = () => (window.history.state ?? {}) as EntryState;

/** Id of the added entry that stays behind when its sheet is closed otherwise. */
let leftOver: number | null = null;

/** Steps back once more if a step back from a left-over entry has led to the entry below it. */
function skipLeftOver(event: PopStateEvent): void {
  const isBelow = leftOver !== null && getState().below === leftOver && getState().sheet === undefined;
  if (!isBelow) return;
  event.stopImmediatePropagation();
  leftOver = null;
  window.history.back();
}

/** Adds a history entry with the same address, unless the current one is left over. Next.js ignores its own state. */
function addEntry(): void {
  leftOver = null;
  if (getState().sheet !== undefined) return;
  const id = performance.now();
  window.history.replaceState({ ...getState(), below: id }, '');
  window.history.pushState({ ...getState(), below: undefined, sheet: id }, '');
}

/**
 * Closes a sheet on a step back in browsers in which that does not close a native dialog. The step leads to an entry with
 * the same address, so neither the router nor a leave guard has to know of it.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // Synchronises with the browser's history.
  useEffect(() => {
    if (!open || 'CloseWatcher' in window) return;
    addEntry();
    let isClosed = false;
    const onStepBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      isClosed = true;
      close();
    };
    window.removeEventListener('popstate', skipLeftOver, true);
    window.addEventListener('popstate', onStepBack, true);
    return () => {
      window.removeEventListener('popstate', onStepBack, true);
      // Removing the entry would be a step back, which would revert a link that the sheet has followed.
      if (isClosed) return;
      leftOver = getState().sheet ?? null;
      window.addEventListener('popstate', skipLeftOver, true);
    };
  }, [open]);
}
