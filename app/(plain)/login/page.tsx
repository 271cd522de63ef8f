import { describePublicScreen } from '@/app/screen-metadata';
import { OperatorFooter } from '@/app/operator-footer';
import WithMoreMessages from '@/app/with-more-messages';
import { OnboardingCarousel } from '@/components/account/onboarding-carousel';
import { LoginOptions } from '@/components/account/login-options';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { Sky } from '@/components/ui/sky';
import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';

export const generateMetadata = describePublicScreen('login');

export default async function LoginPage() {
  const { question, promise } = getMessages(await readLanguage()).landing;
  return (
    <WithMoreMessages pack="landing">
      <Sky wide>
        <main className="flex min-h-dvh flex-col lying:flex-row">
          <div className="flex min-w-0 flex-1 flex-col">
            <h1 className="px-6 pt-7 text-display font-bold low:pt-4">
              <span>{question}</span>
              <span className="block text-accent-text">{promise}</span>
            </h1>
            <OnboardingCarousel />
          </div>
          <LoginOptions />
        </main>
        {/* Below the first screen. */}
        <footer className="flex flex-col items-center gap-3 pt-1 pb-[calc(12px+env(safe-area-inset-bottom))]">
          <LanguageSwitch />
          <OperatorFooter />
        </footer>
      </Sky>
    </WithMoreMessages>
  );
}
