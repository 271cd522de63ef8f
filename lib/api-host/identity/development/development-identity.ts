import type { SocialProvider } from '@/lib/contract/account-fields';
import type { IdentityProvider } from '../identity-provider';
import { createOpenIdProvider } from '../openid-provider';
import { startDevelopmentServer, type DevelopmentServer } from './development-server';

/** Its real issuer has a port that changes with each start; the same test person is to stay the same person. */
const ISSUER = 'development';

/** Stands in for the providers that have no keys. Starts at the first login and speaks OpenID Connect like they do. */
export function createDevelopmentIdentity() {
  let started: Promise<DevelopmentServer> | undefined;
  const server = () => (started ??= startDevelopmentServer());

  function standIn(provider: SocialProvider): IdentityProvider {
    let made: Promise<IdentityProvider> | undefined;
    const inner = () =>
      (made ??= server().then(({ issuer, clientSecret }) =>
        createOpenIdProvider({
          provider,
          issuer,
          clientId: provider,
          clientSecret,
          origins: [],
          reauthenticationPrompt: 'login',
        }),
      ));
    return {
      provider,
      development: true,
      // Asks each time: the next login may be somebody else's.
      authorizationUrl: async (redirectUri, checks) => (await inner()).authorizationUrl(redirectUri, checks, true),
      identify: async (returned, checks) => {
        const identity = await (await inner()).identify(returned, checks);
        return { ...identity, issuer: ISSUER };
      },
    };
  }
  return { standIn, close: async () => (await started)?.close() };
}
