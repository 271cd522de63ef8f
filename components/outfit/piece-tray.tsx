import { selectPieces } from '@/lib/contract/pieces';
import type { TakeAlong } from '@/lib/contract/outfit';

const PIECE_PX = 176;

/** Shows what to take along or to put on beside the figure. The list below the picture names the same items. */
export function PieceTray({ takeAlong }: { takeAlong: readonly TakeAlong[] }) {
  const pieces = selectPieces(takeAlong);
  if (pieces.length === 0) return null;
  return (
    <ul
      aria-hidden
      className="piece-tray pointer-events-none absolute inset-y-0 right-3.5 flex flex-col justify-center gap-1.5"
    >
      {pieces.map((piece) => (
        <li key={piece} className="rounded-small bg-paper/75 p-1">
          {/* The pictures are small and have one size. */}
          <img
            src={`/figures/pieces/${piece}.webp`}
            alt=""
            width={PIECE_PX}
            height={PIECE_PX}
            loading="lazy"
            fetchPriority="low"
            decoding="async"
            className="size-10"
          />
        </li>
      ))}
    </ul>
  );
}
