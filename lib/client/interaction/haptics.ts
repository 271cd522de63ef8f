'use client';

const TICK_MS = 8;

/** Vibrates for a moment, if the device can and the user does not prefer reduced motion. */
export function playHapticTick(): void {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(TICK_MS);
}
