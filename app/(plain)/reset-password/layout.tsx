import type { ReactNode } from 'react';
import { RecoveryProvider } from '@/lib/client/account/recovery';

/** Keeps the verified account until the next screen uses it. */
export default function RecoveryLayout({ children }: { children: ReactNode }) {
  return <RecoveryProvider>{children}</RecoveryProvider>;
}
