import type { TakeAlong } from '@/lib/contract/outfit';
import { selectPieces } from '@/lib/contract/pieces';

/** Shows what to take along or to put on beside the figure. The list below the picture names the same items. */
export function PieceTray({ takeAlong }: { takeAlong: readonly TakeAlong[] }) {
  const pieces = selectPieces(takeAlong);
  if (pieces.length === 0) return null;
  return (
    <ul aria-hidden className="piece-tray">
      {pieces.map((piece) => (
        <li key={piece}>
          <img src={`/figures/pieces/${piece}.webp`} alt="" fetchPriority="low" />
        </li>
      ))}
    </ul>
  );
}
