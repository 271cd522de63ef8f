import { RotateCw, Undo2 } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { useMessages } from '@/lib/client/language/messages';
import type { MoreOutfits } from '@/lib/client/outfit/more-outfits';

interface Props {
  further: Pick<MoreOutfits, 'state' | 'isComplete' | 'loadMore'>;
  count: number;
  onBackToFirst: () => void;
}

/** Slide after the last outfit: loading, an error, or the end of the list. */
export function OutfitsEnd({ further: { state, isComplete, loadMore }, count, onBackToFirst }: Props) {
  const messages = useMessages('outfitCards').end;
  const { retry } = useMessages('failure');
  const isAlert = state === 'failed';
  return (
    <div
      role={isAlert ? 'alert' : 'status'}
      className="absolute inset-0 flex flex-col items-center justify-center gap-1 p-6 text-center"
    >
      {isAlert ? (
        <>
          <p className="text-lead font-semibold">{messages.failed}</p>
          <p className="mb-3 text-label text-ink-2">{messages.failedDetail}</p>
          <Button look="soft" className="max-w-64" onClick={loadMore}>
            <RotateCw aria-hidden size={18} />
            <span>{retry}</span>
          </Button>
        </>
      ) : isComplete ? (
        <>
          <p className="text-lead font-semibold">{messages.all}</p>
          <p className="mb-3 text-label text-ink-2">{messages.allDetail(count)}</p>
          <Button look="soft" className="max-w-64" onClick={onBackToFirst}>
            <Undo2 aria-hidden size={18} />
            <span>{messages.toFirst}</span>
          </Button>
        </>
      ) : (
        <>
          <RotateCw aria-hidden size={22} className="animate-spin text-ink-2" />
          <p className="text-label text-ink-2">{messages.loading}</p>
        </>
      )}
    </div>
  );
}
