'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** A screen that has nothing to stand on leads to the one that has. */
export function Redirect({ to }: { to: string }) {
  const router = useRouter();
  // Moving on is an effect of having arrived here.
  useEffect(() => router.replace(to), [router, to]);
  return null;
}
