import type { ReactNode } from 'react';
import WithMoreMessages from '@/app/with-more-messages';
import { RecoveryProvider } from '@/lib/client/account/recovery';

/** Keeps the verified account until the next screen uses it. */
export default function RecoveryLayout({ children }: { children: ReactNode }) {
  return (
    <WithMoreMessages>
      <RecoveryProvider>{children}</RecoveryProvider>
    </WithMoreMessages>
  );
}
