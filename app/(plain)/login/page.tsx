import type { Metadata } from 'next';
import { OnboardingCarousel } from '@/components/account/onboarding-carousel';
import { LoginOptions } from '@/components/account/login-options';
import { Sky } from '@/components/ui/sky';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.login.title };

export default function LoginPage() {
  return (
    <Sky>
      <main className="flex h-dvh min-h-[700px] flex-col">
        <h1 className="px-6 pt-7 text-display font-bold">
          오늘 무엇을 입지?
          <span className="block text-accent-text">날옷이 알려드릴게요</span>
        </h1>
        <OnboardingCarousel />
        <LoginOptions />
      </main>
    </Sky>
  );
}
