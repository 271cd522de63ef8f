'use client';

import { BellRing } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { useMessages } from '@/lib/client/language/messages';

interface Props {
  open: boolean;
  onAllow: () => void;
  onClose: () => void;
}

/** Explains the notifications before the browser asks for permission. */
export function PermissionSheet({ open, onAllow, onClose }: Props) {
  const messages = useMessages('pushDevice');
  return (
    <Sheet open={open} onClose={onClose} labelledBy="permission-title">
      <div className="flex flex-col items-center px-5 pt-5 pb-5 text-center">
        <span aria-hidden className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-text">
          <BellRing size={28} />
        </span>
        <h2 id="permission-title" className="mt-4 text-title font-bold">
          {messages.explanationTitle}
        </h2>
        <p className="mt-2 text-body text-ink-2">{messages.explanation}</p>
        <Button className="mt-5" onClick={onAllow}>
          {messages.allow}
        </Button>
        <Button look="plain" className="mt-2 border-transparent" onClick={onClose}>
          {messages.later}
        </Button>
      </div>
    </Sheet>
  );
}
