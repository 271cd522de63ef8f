'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { openInBrowser } from '@/lib/client/pwa/external-browser';
import { detectInAppBrowser, type Embedding } from '@/lib/client/pwa/in-app-browser';
import { isStandalone } from '@/lib/client/pwa/install';
import type { SocialProvider } from '@/lib/contract/account-fields';
import { GoogleMark, KakaoMark } from './provider-marks';

const LOOKS: Record<SocialProvider, { mark: ReactNode; look: string }> = {
  kakao: { mark: <KakaoMark />, look: 'bg-kakao text-on-kakao' },
  google: { mark: <GoogleMark />, look: 'bg-solid text-ink border-line border' },
};

interface Props {
  provider: SocialProvider;
  /** Whether the built-in development login replaces the provider. */
  development?: boolean;
  /** Whether this was the last login method in this browser. */
  isLast?: boolean;
  /** Makes the provider ask for a login even if the user has a session there. */
  forceLogin?: boolean;
  /** Called before the browser leaves the site. */
  onLeave?: () => void;
}

/** Returns the web view that this page is in if the provider refuses logins there. */
function getRefusedEmbedding(provider: SocialProvider): Embedding | null {
  const embedding = provider === 'google' ? detectInAppBrowser(navigator) : null;
  return embedding && !isStandalone() ? embedding : null;
}

/**
 * Navigates to the identity provider, which shows its own pages. Leads from an app's built-in browser to another one if the
 * provider refuses logins in it. Browsers only: the server renders no providers.
 */
export function SocialButton({ provider, development = false, isLast = false, forceLogin = false, onLeave }: Props) {
  const messages = useMessages('socialLogin');
  const { mark, look } = LOOKS[provider];
  const embedding = getRefusedEmbedding(provider);
  const leave = () => {
    if (embedding) return void openInBrowser(embedding, messages);
    onLeave?.();
    const callbackUrl = `${window.location.origin}/login/oauth-callback`;
    window.location.assign(
      `/oauth/oidc/${provider}?${new URLSearchParams({ callbackUrl, ...(forceLogin && { afresh: 'true' }) })}`,
    );
  };
  return (
    <button
      type="button"
      onClick={leave}
      className={`relative flex min-h-12 min-w-fit flex-1 items-center justify-center gap-2 rounded-control px-2 text-body font-semibold ${look}`}
    >
      {mark}
      <span className="flex flex-col text-left whitespace-nowrap">
        <span>{messages.providers[provider]}</span>
        {(embedding || development) && (
          <span className="-mt-1 text-fine font-normal">
            {embedding ? messages.inBrowser : messages.developmentLogin}
          </span>
        )}
      </span>
      {isLast && (
        <span className="absolute -top-3 right-2 rounded-full bg-solid px-2 py-0.5 text-fine text-accent-text shadow-float">
          {messages.lastUsed}
        </span>
      )}
    </button>
  );
}
