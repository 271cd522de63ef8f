import type { ReactNode } from 'react';
import { RecoveryProvider } from '@/lib/client/account/recovery';

/** Keeps the recovered account until the next screen shows it. */
export default function RecoveryLayout({ children }: { children: ReactNode }) {
  return <RecoveryProvider>{children}</RecoveryProvider>;
}
