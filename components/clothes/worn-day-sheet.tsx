import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import type { WornMark } from '@/lib/client/clothes/worn';
import { getCategory } from '@/lib/contract/category';
import { getWeekdayName } from '@/lib/domain/kst';
import { FEELING_MARKS, formatFeelsLike } from './worn-text';
import { WornPicture } from './worn-picture';

interface Props {
  mark: WornMark | null;
  onRemove: (date: string) => void;
  onClose: () => void;
}

const formatDate = (date: string) =>
  `${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일 ${getWeekdayName(date)}요일`;

/** A day of the calendar with its outfit, weather and feeling, and a button that removes it. */
export function WornDaySheet({ mark, onRemove, onClose }: Props) {
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
            <p className="text-label text-ink-2">{formatDate(mark.date)}</p>
            <h2 id="worn-day" className="text-title font-bold">
              {mark.title}
            </h2>
            <p className="tabular text-label text-ink-2">
              {[
                getCategory(mark.categoryId).name,
                formatFeelsLike(mark),
                mark.feeling && FEELING_MARKS[mark.feeling].text,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <div className="flex gap-2">
            <Button look="plain" onClick={() => onRemove(mark.date)}>
              이날 지우기
            </Button>
            <Button look="soft" onClick={onClose}>
              닫기
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}
