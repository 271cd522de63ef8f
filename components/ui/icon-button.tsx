import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { 'aria-label': string };

/** A button whose words are a picture, as large as a finger. */
export function IconButton({ className = '', ...rest }: Props) {
  return <button type="button" className={`grid size-11 place-items-center ${className}`} {...rest} />;
}
