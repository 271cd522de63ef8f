import { socialProvider, type SocialProvider } from '@/lib/contract/account-fields';
import { createDevelopmentIdentity } from './development/development-identity';
import type { IdentityProvider, IdentityProviders } from './identity-provider';
import { createOpenIdProvider, type OpenIdConfig } from './openid-provider';

/** Issuers and additional origins of the providers. Requests to other origins are rejected. */
const ENDPOINTS: Record<SocialProvider, Pick<OpenIdConfig, 'issuer' | 'origins' | 'reauthenticationPrompt'>> = {
  kakao: { issuer: 'https://kauth.kakao.com', origins: [], reauthenticationPrompt: 'login' },
  google: {
    issuer: 'https://accounts.google.com',
    origins: ['https://oauth2.googleapis.com', 'https://www.googleapis.com'],
    reauthenticationPrompt: 'select_account',
  },
};

export interface IdentityConfig {
  keys: Partial<Record<SocialProvider, { clientId: string; clientSecret: string }>>;
  /** True for a local installation, which offers the development login. */
  isLocal: boolean;
}

/** Creates the providers that have keys and, on a local installation, stand-ins for the others. */
export function chooseProviders({ keys, isLocal }: IdentityConfig): IdentityProviders {
  const development = createDevelopmentIdentity();
  const list = socialProvider.options.flatMap((provider): IdentityProvider[] => {
    const key = keys[provider];
    if (key) return [createOpenIdProvider({ provider, ...ENDPOINTS[provider], ...key })];
    return isLocal ? [development.standIn(provider)] : [];
  });
  return { list, close: development.close };
}
