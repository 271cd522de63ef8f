import type { ReactNode } from 'react';
import { LoginPrompt } from '@/components/account/login-prompt';
import { ScreenHeader } from '@/components/shell/screen-header';
import { Sky } from '@/components/ui/sky';

/** The screens of my page, under the header that the route table gives each. */
export default function MyLayout({ children }: { children: ReactNode }) {
  return (
    <Sky>
      <ScreenHeader />
      {children}
      <LoginPrompt />
    </Sky>
  );
}
