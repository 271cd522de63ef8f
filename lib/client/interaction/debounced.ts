'use client';

import { useEffect, useState } from 'react';

export function useDebounced<T>(value: T, quietMs: number): T {
  const [settled, setSettled] = useState(value);
  // Synchronises with a timer.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}
