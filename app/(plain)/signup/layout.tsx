import type { ReactNode } from 'react';
import WithMoreMessages from '@/app/with-more-messages';
import { SignupDraftProvider } from '@/lib/client/account/signup-draft';

/** Keeps the form values when the user moves between steps or reads a policy. */
export default function SignupLayout({ children }: { children: ReactNode }) {
  return (
    <WithMoreMessages>
      <SignupDraftProvider>{children}</SignupDraftProvider>
    </WithMoreMessages>
  );
}
