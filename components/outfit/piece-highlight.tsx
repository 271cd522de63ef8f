import type { TakeAlong } from '@/lib/contract/outfit';
import { TAKE_ALONG_ICONS } from './take-along-icons';

type Kind = TakeAlong['kind'];

interface Spot {
  x: number;
  y: number;
  r: number;
}

/** Centre and radius of each item in the wardrobe's pictures, in px of 720 x 900. */
const SPOTS: Partial<Record<Kind, Spot>> = {
  umbrella: { x: 430, y: 140, r: 135 },
  hat: { x: 350, y: 110, r: 110 },
  sunglasses: { x: 350, y: 195, r: 95 },
  mask: { x: 350, y: 245, r: 85 },
  scarf: { x: 350, y: 318, r: 85 },
  cardigan: { x: 350, y: 440, r: 140 },
  gloves: { x: 445, y: 480, r: 85 },
  boots: { x: 350, y: 795, r: 98 },
};

/** A figure with an umbrella is smaller and stands to its side. */
const SPOTS_UNDER_UMBRELLA: typeof SPOTS = {
  ...SPOTS,
  hat: { x: 362, y: 178, r: 108 },
  sunglasses: { x: 362, y: 264, r: 95 },
  mask: { x: 362, y: 302, r: 82 },
  scarf: { x: 362, y: 352, r: 85 },
  cardigan: { x: 362, y: 455, r: 140 },
  boots: { x: 362, y: 812, r: 98 },
};

/** Returns whether the item has a position in the picture. */
export const hasSpot = (kind: Kind): boolean => SPOTS[kind] !== undefined;

const BADGE_PX = 46;
const ICON_PX = 52;

interface Props {
  kind: Kind;
  /** Whether the figure holds an umbrella. */
  underUmbrella: boolean;
}

/** Highlights an item in the picture: dims the figure around it and shows the item's icon. */
export function PieceHighlight({ kind, underUmbrella }: Props) {
  const spot = (underUmbrella ? SPOTS_UNDER_UMBRELLA : SPOTS)[kind];
  if (!spot) return null;
  const { x, y, r } = spot;
  const Icon = TAKE_ALONG_ICONS[kind];
  const away = (r + BADGE_PX * 0.6) * Math.SQRT1_2;
  const [badgeX, badgeY] = [x + away, y - away];
  const circle = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return (
    <svg
      aria-hidden
      viewBox="0 0 720 900"
      className="piece-light pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <path d={`M-2000-200H3000V1200H-2000Z${circle}`} fillRule="evenodd" fill="var(--scrim)" opacity={0.7} />
      <circle className="piece-ring" cx={x} cy={y} r={r} fill="none" stroke="var(--paper)" strokeWidth={9} />
      <circle cx={badgeX} cy={badgeY} r={BADGE_PX} fill="var(--accent)" />
      <Icon
        x={badgeX - ICON_PX / 2}
        y={badgeY - ICON_PX / 2}
        width={ICON_PX}
        height={ICON_PX}
        stroke="var(--on-accent)"
      />
    </svg>
  );
}
