import type { TakeAlong } from '@/lib/contract/outfit';
import { hasSpot } from './piece-highlight';
import { TAKE_ALONG_ICONS } from './take-along-icons';

const CHIP = 'flex items-center gap-1.5 rounded-small px-3 py-1.5 text-label font-semibold';
const QUIET = 'bg-accent-soft text-accent-text';

interface Props {
  pieces: TakeAlong[];
  highlighted: TakeAlong | null;
  onHighlight: (piece: TakeAlong | null) => void;
}

/** Items to take along. A tap highlights the item in the picture, another tap ends that. */
export function TakeAlongList({ pieces, highlighted, onHighlight }: Props) {
  return (
    <ul className="flex flex-wrap gap-2">
      {pieces.map((piece) => {
        const { kind, label } = piece;
        const Icon = TAKE_ALONG_ICONS[kind];
        const isHighlighted = highlighted?.label === label;
        const content = (
          <>
            <Icon aria-hidden size={16} />
            {label}
          </>
        );
        return (
          <li key={kind + label}>
            {hasSpot(kind) ? (
              <button
                type="button"
                aria-pressed={isHighlighted}
                onClick={() => onHighlight(isHighlighted ? null : piece)}
                className={`relative min-h-10 transition-colors before:absolute before:inset-x-0 before:-inset-y-0.5 ${CHIP} ${isHighlighted ? 'bg-accent text-on-accent' : QUIET}`}
              >
                {content}
              </button>
            ) : (
              <p className={`min-h-10 ${CHIP} ${QUIET}`}>{content}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
