'use client';

import { useEffect, useState } from 'react';
import { useIdle } from './idle';

const SIGNS = ['pointerdown', 'keydown'] as const;

/** True from the first idle moment on after somebody has touched the page, or pressed a key. */
export function useTouched(): boolean {
  const [isTouched, setIsTouched] = useState(false);
  // The whole page is what is touched.
  useEffect(() => {
    const note = () => setIsTouched(true);
    for (const sign of SIGNS) window.addEventListener(sign, note, { once: true, passive: true });
    return () => SIGNS.forEach((sign) => window.removeEventListener(sign, note));
  }, []);
  return useIdle(isTouched);
}
