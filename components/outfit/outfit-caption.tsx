import type { ReactNode } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { getWeekday } from '@/lib/domain/kst';
import type { OutfitList, OutfitMetadata } from '@/lib/contract/outfit';

interface Props {
  outfit: Pick<OutfitMetadata, 'title' | 'reason'>;
  day: OutfitList['day'];
  date: OutfitList['date'];
  /** Note above the reason: the effect of the last feedback, or that few outfits remain. */
  note: string | null;
  /** Line below the reason. */
  line?: ReactNode;
}

/**
 * Title and reason of an outfit, and the line below it. Their height is that of a reason of two lines, so that a swipe
 * moves nothing below.
 */
export function OutfitCaption({ outfit, day, date, note, line }: Props) {
  const { tomorrow, later } = useMessages('outfitCards');
  return (
    <div className="answer-words px-5 pt-3 pb-2 low:pt-2 lying:flex-1 lying:self-center lying:pr-4 lying:pl-2 short:pb-1 short:max-[359px]:pt-1.5">
      <h2 className="text-heading font-bold">
        {day !== 'today' && (
          <span className="text-accent-text">{day === 'tomorrow' ? tomorrow : later(getWeekday(date))}</span>
        )}
        <span>{outfit.title}</span>
      </h2>
      <div className={`short:min-h-[2.625rem] ${line ? 'roomy:min-h-[3.875rem]' : 'roomy:min-h-[2.625rem]'}`}>
        <p className="reason mt-0.5 text-label text-ink-2">
          {note && <b className="block font-semibold text-accent-text">{note}</b>}
          <span>{outfit.reason}</span>
        </p>
        {line}
      </div>
    </div>
  );
}
