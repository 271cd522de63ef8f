import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of a screen that comes later. Without a network it may not come: that must not cost the screen. */
export const lazyOptional = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
