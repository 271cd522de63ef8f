'use client';

import { Sheet } from '@/components/ui/sheet';
import { SheetActions } from '@/components/ui/sheet-actions';
import { useMessages } from '@/lib/client/language/messages';
import type { WornMark } from '@/lib/client/clothes/worn';
import { getCategory } from '@/lib/contract/category';
import { getWeekday } from '@/lib/domain/kst';
import { listWornDetails } from './worn-details';
import { WornPicture } from './worn-picture';

interface Props {
  mark: WornMark | null;
  onRemove: (date: string) => void;
  onClose: () => void;
}

/** A day of the calendar with its outfit, weather and feeling, and a button that removes it. */
export function WornDaySheet({ mark, onRemove, onClose }: Props) {
  const messages = useMessages('worn');
  const { formatDate } = useMessages('calendar');
  const categories = useMessages('categories');
  return (
    <Sheet open={mark !== null} onClose={onClose} labelledBy="worn-day">
      {mark && (
        <div className="flex flex-col gap-4 p-5 pt-6">
          <WornPicture
            mark={mark}
            alt={mark.title}
            sizes="min(90vw, 42dvh)"
            className="mx-auto aspect-4/5 max-h-[46dvh] w-auto max-w-full rounded-picture object-cover shadow-card"
          />
          <div>
            <p className="text-label text-ink-2">
              {formatDate(Number(mark.date.slice(5, 7)), Number(mark.date.slice(8)), getWeekday(mark.date))}
            </p>
            <h2 id="worn-day" className="text-title font-bold">
              {mark.title}
            </h2>
            <p className="tabular text-label text-ink-2">
              {[categories[getCategory(mark.categoryId).key], ...listWornDetails(mark, messages)].join(' · ')}
            </p>
          </div>
          <SheetActions onAct={() => onRemove(mark.date)} onClose={onClose} closeLabel={messages.close}>
            {messages.removeDay}
          </SheetActions>
        </div>
      )}
    </Sheet>
  );
}
