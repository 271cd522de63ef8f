import type { TakeAlong } from '@/lib/contract/outfit';
import { hasPlace } from './piece-light';
import { TAKE_ICONS } from './take-icons';

const CHIP = 'flex items-center gap-1.5 rounded-small px-3 py-1.5 text-label font-semibold';
const QUIET = 'bg-accent-soft text-accent-text';

interface Props {
  pieces: TakeAlong[];
  /** The piece that is lit up in the picture. */
  lit: TakeAlong | null;
  onLight: (piece: TakeAlong | null) => void;
}

/** What to take along; a tap shows in the picture where it goes, another puts it away. */
export function TakeAlongList({ pieces, lit, onLight }: Props) {
  return (
    <ul className="flex flex-wrap gap-2">
      {pieces.map((piece) => {
        const { kind, label } = piece;
        const Icon = TAKE_ICONS[kind];
        const isLit = lit?.label === label;
        const content = (
          <>
            <Icon aria-hidden size={16} />
            {label}
          </>
        );
        return (
          <li key={kind + label}>
            {hasPlace(kind) ? (
              <button
                type="button"
                aria-pressed={isLit}
                onClick={() => onLight(isLit ? null : piece)}
                className={`relative min-h-10 transition-colors before:absolute before:inset-x-0 before:-inset-y-0.5 ${CHIP} ${isLit ? 'bg-accent text-on-accent' : QUIET}`}
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
