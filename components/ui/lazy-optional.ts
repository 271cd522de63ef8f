import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Lazy component that renders nothing if it cannot be loaded, so that the rest of the screen keeps working. */
export const lazyOptional = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
