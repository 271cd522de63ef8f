'use client';

import { useState } from 'react';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useRemoveBookmarks } from '@/lib/client/outfit/change-bookmarks';

interface Props {
  outfitIds: string[];
  onDeleted: () => void;
}

/** Bar of the edit mode: number of ticked outfits and the delete button. */
export function DeletionBar({ outfitIds, onDeleted }: Props) {
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useRemoveBookmarks();
  const count = outfitIds.length;
  const remove = () =>
    mutate(outfitIds, {
      onSuccess: () => {
        showSuccess('코디가 삭제되었습니다.');
        onDeleted();
      },
      onError: ({ message }) => toast.error('코디를 모두 삭제하지는 못했어요.', { description: message }),
      onSettled: () => setConfirming(false),
    });
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-solid pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-column items-center gap-3 px-5 py-2.5">
        <p aria-live="polite" className="tabular flex-1 text-body font-semibold">
          {count}벌 선택했어요
        </p>
        <div className="w-36 flex-none">
          <Button look="danger" disabled={count === 0} onClick={() => setConfirming(true)}>
            코디 삭제
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={confirming}
        title="선택한 코디를 삭제할까요?"
        text={`저장한 코디에서 ${count}벌이 사라져요.`}
        confirmLabel="삭제"
        danger
        busy={isPending}
        onConfirm={remove}
        onClose={() => setConfirming(false)}
      />
    </div>
  );
}
