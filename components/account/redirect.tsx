'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Redirects if a screen lacks the data that it needs. */
export function Redirect({ to }: { to: string }) {
  const router = useRouter();
  useEffect(() => router.replace(to), [router, to]);
  return null;
}
