import type { ReactNode } from 'react';
import { Button } from './button';

interface Props {
  onAct: () => void;
  onClose: () => void;
  closeLabel: string;
  /** Label of the action. */
  children: ReactNode;
}

/** Ends a sheet with an action beside the button that closes it. */
export function SheetActions({ onAct, onClose, closeLabel, children }: Props) {
  return (
    <div className="flex gap-2">
      <Button look="plain" onClick={onAct}>
        {children}
      </Button>
      <Button look="soft" onClick={onClose}>
        {closeLabel}
      </Button>
    </div>
  );
}
