'use client';

const TICK_MS = 8;

/** A tick in the hand, on phones that have it and for people who welcome motion. */
export function playHapticTick(): void {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(TICK_MS);
}
