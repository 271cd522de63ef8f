import { LoaderCircle } from './icons';
import type { ComponentProps } from 'react';
import { Button } from './button';

interface Props extends ComponentProps<typeof Button> {
  busy: boolean;
}

export function SubmitButton({ busy, children, disabled, ...rest }: Props) {
  return (
    <Button type="submit" aria-busy={busy} disabled={disabled || busy} {...rest}>
      {busy && <LoaderCircle aria-hidden size={19} className="animate-spin" />}
      <span>{children}</span>
    </Button>
  );
}
