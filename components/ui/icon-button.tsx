import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { 'aria-label': string };

/** Icon button of 44 px. It requires an aria-label. */
export function IconButton({ className = '', ...rest }: Props) {
  return <button type="button" className={`grid size-11 place-items-center ${className}`} {...rest} />;
}
