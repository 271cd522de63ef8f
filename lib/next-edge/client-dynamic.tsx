import { lazy, type ComponentType } from 'react';

/**
 * Replaces `next/dynamic` in browsers. For components that the server renders, it is `lazy` with scripts that only the
 * server preloads, but its module contains all other cases.
 */
export default function dynamic<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Component: ComponentType<Props> = lazy(load);
  return function Dynamic(props: Props) {
    return (
      <>
        {/* The place of the server's preloads, because `useId` counts it. */}
        {null}
        <Component {...props} />
      </>
    );
  };
}
