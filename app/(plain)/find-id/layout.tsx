import type { ReactNode } from 'react';
import { RecoveryProvider } from '@/lib/client/account/recovery';

/** What was found outlives the way to the screen that shows or uses it. */
export default function RecoveryLayout({ children }: { children: ReactNode }) {
  return <RecoveryProvider>{children}</RecoveryProvider>;
}
