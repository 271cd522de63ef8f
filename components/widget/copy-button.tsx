'use client';

import { Copy } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { useMessages } from '@/lib/client/language/messages';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';

/** Copies a text and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied, copyFailed } = useMessages('widgets');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showSuccess(copied),
      () => toast.error(copyFailed),
    );
  return (
    <Button look="soft" onClick={() => void copy()}>
      <Copy aria-hidden size={18} />
      <span>{label}</span>
    </Button>
  );
}
