import type { Metadata } from 'next';
import { OnboardingCarousel } from '@/components/account/onboarding-carousel';
import { LoginOptions } from '@/components/account/login-options';
import { Sky } from '@/components/ui/sky';
import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.login.title };

export default async function LoginPage() {
  const { question, promise } = getMessages(await readLanguage()).landing;
  return (
    <Sky wide>
      <main className="flex min-h-dvh flex-col lying:flex-row">
        <div className="flex min-w-0 flex-1 flex-col">
          <h1 className="px-6 pt-7 text-display font-bold low:pt-4">
            {question}
            <span className="block text-accent-text">{promise}</span>
          </h1>
          <OnboardingCarousel />
        </div>
        <LoginOptions />
      </main>
    </Sky>
  );
}
