import type { ReactNode } from 'react';
import WithMoreMessages from '@/app/with-more-messages';
import { RecoveryProvider } from '@/lib/client/account/recovery';

/** Keeps the recovered account until the next screen shows it. */
export default function RecoveryLayout({ children }: { children: ReactNode }) {
  return (
    <WithMoreMessages>
      <RecoveryProvider>{children}</RecoveryProvider>
    </WithMoreMessages>
  );
}
