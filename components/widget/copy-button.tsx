'use client';

import { Copy } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { useMessages } from '@/lib/client/language/messages';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';

/** Returns a function that copies a text and says so. */
export function useCopy(): (text: string) => void {
  const { copied, copyFailed } = useMessages('widgets');
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => showSuccess(copied),
      () => toast.error(copyFailed),
    );
}

/** Copies a text and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy();
  return (
    <Button look="soft" onClick={() => copy(text)}>
      <Copy aria-hidden size={18} />
      <span>{label}</span>
    </Button>
  );
}
