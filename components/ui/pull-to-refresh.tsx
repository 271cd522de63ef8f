'use client';

import { RotateCw } from './icons';
import { useEffect, useRef, useState } from 'react';
import { useRefresh } from '@/lib/client/interaction/refresh';
import { useMessages } from '@/lib/client/language/messages';

const TRIGGER_PX = 72;
const LIMIT_PX = 110;
const DAMPING = 0.5;

/** Refetches all data on screen when the user pulls the page down. */
export function PullToRefresh() {
  const { busy, refresh } = useRefresh();
  const { refreshing } = useMessages('ui');
  const [pullPx, setPullPx] = useState(0);
  const startY = useRef<number | null>(null);
  const pulled = useRef(0);

  // Touch listeners on the window, because a pull may start anywhere on the page.
  useEffect(() => {
    const pull = (px: number) => {
      pulled.current = px;
      setPullPx(px);
    };
    const onStart = (event: TouchEvent) => {
      const modal = document.querySelector('dialog[open]');
      startY.current = window.scrollY <= 0 && !modal ? (event.touches[0]?.clientY ?? null) : null;
    };
    const onMove = (event: TouchEvent) => {
      if (startY.current === null) return;
      const distance = ((event.touches[0]?.clientY ?? 0) - startY.current) * DAMPING;
      pull(Math.min(LIMIT_PX, Math.max(0, distance)));
    };
    const onEnd = () => {
      if (pulled.current >= TRIGGER_PX) void refresh();
      startY.current = null;
      pull(0);
    };
    window.addEventListener('touchstart', onStart, { passive: true });
    window.addEventListener('touchmove', onMove, { passive: true });
    window.addEventListener('touchend', onEnd);
    window.addEventListener('touchcancel', onEnd);
    return () => {
      window.removeEventListener('touchstart', onStart);
      window.removeEventListener('touchmove', onMove);
      window.removeEventListener('touchend', onEnd);
      window.removeEventListener('touchcancel', onEnd);
    };
  }, [refresh]);

  const visible = busy || pullPx > 12;
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 top-0 z-10 flex justify-center transition-opacity"
      style={{ opacity: visible ? 1 : 0, transform: `translateY(${busy ? 52 : Math.min(pullPx, 80) - 28}px)` }}
    >
      <span className="grid size-10 place-items-center rounded-full bg-solid shadow-float">
        <RotateCw
          aria-hidden
          size={19}
          className={`text-accent-text ${busy ? 'animate-spin' : ''}`}
          style={busy ? undefined : { transform: `rotate(${pullPx * 3}deg)` }}
        />
      </span>
      {busy && <span className="sr-only">{refreshing}</span>}
    </div>
  );
}
