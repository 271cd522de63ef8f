'use client';

import { useState } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useRemoveBookmarks } from '@/lib/client/outfit/change-bookmarks';
import { showFailure } from '@/lib/client/api/show-failure';

interface Props {
  outfitIds: string[];
  onDeleted: () => void;
}

/** Bar of the edit mode: number of ticked outfits and the delete button. */
export function DeletionBar({ outfitIds, onDeleted }: Props) {
  const messages = useMessages('bookmarks');
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useRemoveBookmarks();
  const count = outfitIds.length;
  const remove = () =>
    mutate(outfitIds, {
      onSuccess: () => {
        showSuccess(messages.removed);
        onDeleted();
      },
      onError: (error) => showFailure(error, messages.removeFailed),
      onSettled: () => setConfirming(false),
    });
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-solid pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-column items-center gap-3 px-5 py-2.5">
        <p aria-live="polite" className="tabular flex-1 text-body font-semibold">
          {messages.selected(count)}
        </p>
        <div className="w-36 flex-none">
          <Button look="danger" disabled={count === 0} onClick={() => setConfirming(true)}>
            {messages.removeSelected}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={confirming}
        title={messages.removeTitle}
        text={messages.removeText(count)}
        confirmLabel={messages.remove}
        danger
        busy={isPending}
        onConfirm={remove}
        onClose={() => setConfirming(false)}
      />
    </div>
  );
}
