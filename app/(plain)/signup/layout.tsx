import type { ReactNode } from 'react';
import { SignupDraftProvider } from '@/lib/client/account/signup-draft';

/** What was typed outlives the way between the steps and the texts that are read on it. */
export default function SignupLayout({ children }: { children: ReactNode }) {
  return <SignupDraftProvider>{children}</SignupDraftProvider>;
}
