'use client';

import { useEffect, useState } from 'react';
import { useIdle } from '@/lib/client/interaction/idle';

interface Props {
  /** 1 to 20, as in the API. */
  number: number;
  size: number;
  /** Plays the animation once, unless the user prefers reduced motion. */
  moving?: boolean;
  className?: string;
}

/** Period after which every animation is back at its start. */
const TURN_MS = 6_000;

/** Icon of a weather condition. It has no alternative text, because the text stands beside it. */
export function WeatherIcon({ number, moving = false, ...image }: Props) {
  const still = `/weather/${number}-still.svg`;
  if (moving) return <MovingIcon still={still} source={`/weather/${number}.svg`} {...image} />;
  return <StillIcon src={still} {...image} />;
}

/** Icon without animation. It is loaded lazily. */
function StillIcon({ size, ...image }: { src: string; size: number; className?: string }) {
  return <img alt="" loading="lazy" width={size} height={size} {...image} />;
}

interface MovingProps extends Pick<Props, 'size' | 'className'> {
  still: string;
  source: string;
}

/** Icon that plays its animation once when the page is idle. */
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
 * Plays one turn of the animation, counted from its load event. The first touch ends it, because rendering its frames
 * delays the response to touches.
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
