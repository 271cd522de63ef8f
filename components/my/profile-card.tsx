'use client';

import { UserRound } from '@/components/ui/icons';
import { GoogleMark, KakaoMark } from '@/components/account/provider-marks';
import { useMessages } from '@/lib/client/language/messages';
import type { Profile } from '@/lib/contract/account-fields';

const PROVIDER_LOOKS = {
  kakao: { mark: <KakaoMark />, look: 'bg-kakao text-on-kakao' },
  google: { mark: <GoogleMark />, look: 'bg-solid' },
} as const;

export function ProfileCard({ profile }: { profile: Profile }) {
  const messages = useMessages('my');
  const { providers } = useMessages('socialLogin');
  const { socialType } = profile;
  const provider = socialType && { ...PROVIDER_LOOKS[socialType], account: messages.accountAt(providers[socialType]) };
  return (
    <section aria-label={messages.profile} className="flex items-center gap-4 px-2 py-3">
      <span
        aria-hidden
        className="grid size-16 flex-none place-items-center rounded-full bg-accent-soft text-accent-text"
      >
        <UserRound size={32} />
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-title font-bold">{messages.name(profile.nickname ?? '')}</h1>
        <p className="flex items-center gap-1.5 text-label text-ink-2">
          {provider && (
            <span
              role="img"
              aria-label={provider.account}
              className={`grid size-6 flex-none scale-90 place-items-center rounded-full [&>svg]:h-3.5 ${provider.look}`}
            >
              {provider.mark}
            </span>
          )}
          <span className="truncate">{profile.username ?? profile.email ?? provider?.account}</span>
        </p>
      </div>
    </section>
  );
}
