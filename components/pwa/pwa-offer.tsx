'use client';

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

// Without a network the offer may not come: that must not cost the screen that it belongs to.
const Offers = lazy<ComponentType>(() =>
  import('./offers').then(
    (module) => ({ default: module.Offers }),
    () => ({ default: () => null }),
  ),
);

const TICK_MS = 1_000;
const CALM_TICKS = 6;

/** Nothing lies over the screen, and someone can see it. */
const isCalm = () =>
  document.visibilityState === 'visible' &&
  document.documentElement.dataset.splash === undefined &&
  document.querySelector('dialog[open]') === null;

/** Offers what belongs to the phone, once the weather has been in sight for a while and nothing else is. */
export function PwaOffer() {
  const [isDue, setIsDue] = useState(false);
  // What is in sight, and for how long, is known only to the browser.
  useEffect(() => {
    let calmTicks = 0;
    const timer = setInterval(() => {
      calmTicks = isCalm() ? calmTicks + 1 : 0;
      if (calmTicks < CALM_TICKS) return;
      clearInterval(timer);
      setIsDue(true);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    isDue && (
      <Suspense fallback={null}>
        <Offers />
      </Suspense>
    )
  );
}
