import { UserRound } from 'lucide-react';
import { GoogleMark, KakaoMark } from '@/components/account/provider-marks';
import type { Profile } from '@/lib/contract/account-fields';

const PROVIDER = {
  kakao: { name: '카카오', mark: <KakaoMark />, look: 'bg-kakao text-on-kakao' },
  google: { name: 'Google', mark: <GoogleMark />, look: 'bg-solid' },
} as const;

export function ProfileCard({ profile }: { profile: Profile }) {
  const provider = profile.socialType && PROVIDER[profile.socialType];
  return (
    <section aria-label="내 정보" className="flex items-center gap-4 px-2 py-3">
      <span
        aria-hidden
        className="grid size-16 flex-none place-items-center rounded-full bg-accent-soft text-accent-text"
      >
        <UserRound size={32} />
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-title font-bold">{profile.nickname}님</h1>
        <p className="flex items-center gap-1.5 text-label text-ink-2">
          {provider && (
            <span
              role="img"
              aria-label={`${provider.name} 계정`}
              className={`grid size-6 flex-none scale-90 place-items-center rounded-full [&>svg]:h-3.5 ${provider.look}`}
            >
              {provider.mark}
            </span>
          )}
          <span className="truncate">{profile.username ?? profile.email ?? `${provider?.name} 계정`}</span>
        </p>
      </div>
    </section>
  );
}
