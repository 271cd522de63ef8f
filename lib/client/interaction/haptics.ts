'use client';

const TICK_MS = 8;

/** Does nothing if the user prefers reduced motion. */
export function playHapticTick(): void {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(TICK_MS);
}
