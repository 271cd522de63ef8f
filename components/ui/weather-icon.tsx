'use client';

import { useEffect, useState } from 'react';
import { useIdle } from '@/lib/client/interaction/idle';

interface Props {
  /** 1-20, as the API says. */
  number: number;
  size: number;
  /** Moves for a moment, where motion is welcome; rows of icons stay still. */
  moving?: boolean;
  className?: string;
}

/** After this long all that moves in any of the icons is back where it began. */
const TURN_MS = 6_000;

/** The picture of a weather condition. Its words stand beside it, so it has no alternative text of its own. */
export function WeatherIcon({ number, moving = false, ...image }: Props) {
  const still = `/weather/${number}-still.svg`;
  if (moving) return <MovingIcon still={still} source={`/weather/${number}.svg`} {...image} />;
  return <StillIcon src={still} {...image} />;
}

/** One of a row: it comes when the row is laid out. Each is a document of its own to draw. */
function StillIcon({ size, ...image }: { src: string; size: number; className?: string }) {
  return <img alt="" loading="lazy" width={size} height={size} {...image} />;
}

interface MovingProps extends Pick<Props, 'size' | 'className'> {
  still: string;
  source: string;
}

/** Still until the page has nothing better to do, then one turn. */
function MovingIcon({ still, source, size, className }: MovingProps) {
  const { isMoving, begin, end } = useAnimationTurn();
  return (
    <picture className="contents">
      <source srcSet={still} media="(prefers-reduced-motion: reduce)" />
      <img
        src={isMoving ? source : still}
        alt=""
        width={size}
        height={size}
        className={className}
        onLoad={isMoving ? begin : undefined}
        onError={end}
      />
    </picture>
  );
}

/**
 * One turn in an idle moment, counted from the arrival of what moves. Browsers draw each of its frames where they also
 * answer the hand: whoever touches the screen ends it.
 */
function useAnimationTurn() {
  const isIdle = useIdle();
  const [stage, setStage] = useState<'waits' | 'moves' | 'over'>('waits');
  const [{ begin, end }] = useState(() => ({ begin: () => setStage('moves'), end: () => setStage('over') }));
  useEffect(() => {
    if (!isIdle || stage === 'over') return;
    const timer = stage === 'moves' ? setTimeout(end, TURN_MS) : undefined;
    addEventListener('pointerdown', end, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end, { capture: true });
    };
  }, [isIdle, stage, end]);
  return { isMoving: isIdle && stage !== 'over', begin, end };
}
