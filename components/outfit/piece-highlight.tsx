import type { PictureFrame, TakeAlong } from '@/lib/contract/outfit';
import { TAKE_ALONG_ICONS } from './take-along-icons';

type Kind = TakeAlong['kind'];

interface Spot {
  x: number;
  y: number;
  r: number;
}

/** Frame of an ordinary figure, for responses of older versions. */
const USUAL: PictureFrame = { box: [254, 77, 459, 834], head: [355, 190, 252], ground: [] };

/** Centre and radius of each item on the head, from the mouth, in units of head space. */
const ON_HEAD: Partial<Record<Kind, Spot>> = {
  umbrella: { x: 0.22, y: -0.28, r: 0.36 },
  hat: { x: 0, y: -0.36, r: 0.3 },
  sunglasses: { x: 0, y: -0.13, r: 0.26 },
  mask: { x: 0, y: 0, r: 0.23 },
  scarf: { x: 0, y: 0.2, r: 0.23 },
};

/** Distance of each item from the mouth towards the soles, as a share of it; the rest in units of head space. */
const ON_BODY: Partial<Record<Kind, Spot>> = {
  cardigan: { x: 0, y: 0.24, r: 0.42 },
  gloves: { x: 0.33, y: 0.38, r: 0.25 },
  boots: { x: 0, y: 0.95, r: 0.28 },
};

/** Returns whether the item has a position in the picture. */
export const hasSpot = (kind: Kind): boolean => (ON_HEAD[kind] ?? ON_BODY[kind]) !== undefined;

/** Returns the centre and radius of an item in px of the picture, or undefined if it has no position. */
function findSpot(kind: Kind, { box: [, , , soles], head: [x, y, unit] }: PictureFrame): Spot | undefined {
  const spot = ON_HEAD[kind] ?? ON_BODY[kind];
  if (!spot) return undefined;
  const down = ON_HEAD[kind] ? unit : soles - y;
  return { x: x + spot.x * unit, y: y + spot.y * down, r: spot.r * unit };
}

const BADGE_PX = 46;
const ICON_PX = 52;

interface Props {
  kind: Kind;
  frame: PictureFrame | undefined;
}

/** Highlights an item in the picture: dims the figure around it and shows the item's icon. */
export function PieceHighlight({ kind, frame = USUAL }: Props) {
  const spot = findSpot(kind, frame);
  if (!spot) return null;
  const { x, y, r } = spot;
  const Icon = TAKE_ALONG_ICONS[kind];
  const away = (r + BADGE_PX * 0.6) * Math.SQRT1_2;
  const [badgeX, badgeY] = [x + away, y - away];
  const circle = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return (
    <svg aria-hidden viewBox="0 0 720 900" className="cropped-picture piece-light pointer-events-none overflow-visible">
      <path d={`M-2000-900H3000V1900H-2000Z${circle}`} fillRule="evenodd" fill="var(--scrim)" opacity={0.7} />
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
