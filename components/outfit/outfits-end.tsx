import { RotateCw, Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { MoreOutfits } from '@/lib/client/outfit/more-outfits';

interface Props {
  further: Pick<MoreOutfits, 'state' | 'isComplete' | 'loadMore'>;
  count: number;
  onBackToFirst: () => void;
}

/** Slide after the last outfit: loading, an error, or the end of the list. */
export function OutfitsEnd({ further: { state, isComplete, loadMore }, count, onBackToFirst }: Props) {
  const isAlert = state === 'failed';
  return (
    <div
      role={isAlert ? 'alert' : 'status'}
      className="absolute inset-0 flex flex-col items-center justify-center gap-1 p-6 text-center"
    >
      {isAlert ? (
        <>
          <p className="text-lead font-semibold">다음 코디를 불러오지 못했어요</p>
          <p className="mb-3 text-label text-ink-2">앞에서 본 코디는 그대로 볼 수 있어요.</p>
          <Button look="soft" className="max-w-64" onClick={loadMore}>
            <RotateCw aria-hidden size={18} />
            다시 불러오기
          </Button>
        </>
      ) : isComplete ? (
        <>
          <p className="text-lead font-semibold">어울리는 코디를 모두 봤어요</p>
          <p className="mb-3 text-label text-ink-2">이날 날씨에 맞는 {count}벌이에요. 날마다 새로 골라 드려요.</p>
          <Button look="soft" className="max-w-64" onClick={onBackToFirst}>
            <Undo2 aria-hidden size={18} />
            처음 코디로
          </Button>
        </>
      ) : (
        <>
          <RotateCw aria-hidden size={22} className="animate-spin text-ink-2" />
          <p className="text-label text-ink-2">다른 코디를 고르고 있어요</p>
        </>
      )}
    </div>
  );
}
