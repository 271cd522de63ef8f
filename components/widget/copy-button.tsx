'use client';

import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';

/** Copies a text and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showSuccess('복사했어요.'),
      () => toast.error('복사하지 못했어요. 글을 길게 눌러 복사해 주세요.'),
    );
  return (
    <Button look="soft" onClick={() => void copy()}>
      <Copy aria-hidden size={18} />
      {label}
    </Button>
  );
}
