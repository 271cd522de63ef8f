'use client';

import { BellRing } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';

interface Props {
  open: boolean;
  onAllow: () => void;
  onClose: () => void;
}

/** Explains the notifications before the browser asks for permission. */
export function PermissionSheet({ open, onAllow, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} labelledBy="permission-title">
      <div className="flex flex-col items-center px-5 pt-5 pb-5 text-center">
        <span aria-hidden className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-text">
          <BellRing size={28} />
        </span>
        <h2 id="permission-title" className="mt-4 text-title font-bold">
          정한 시간에 옷차림을 알려드릴게요
        </h2>
        <p className="mt-2 text-body text-ink-2">
          고르신 알림만 보내드려요. 광고는 보내지 않고, 언제든 끌 수 있어요. 다음 창에서 허용을 눌러 주세요.
        </p>
        <Button className="mt-5" onClick={onAllow}>
          좋아요, 켤게요
        </Button>
        <Button look="plain" className="mt-2 border-transparent" onClick={onClose}>
          나중에
        </Button>
      </div>
    </Sheet>
  );
}
