import type { ReactNode } from 'react';
import { LoginPrompt } from '@/components/account/login-prompt';
import { ScreenHeader } from '@/components/shell/screen-header';
import { Sky } from '@/components/ui/sky';

export default function MyLayout({ children }: { children: ReactNode }) {
  return (
    <Sky>
      <ScreenHeader />
      {children}
      <LoginPrompt />
    </Sky>
  );
}
