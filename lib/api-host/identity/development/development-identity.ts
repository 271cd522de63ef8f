import type { SocialProvider } from '@/lib/contract/account-fields';
import type { IdentityProvider } from '../identity-provider';
import { createOpenIdProvider } from '../openid-provider';
import { startDevelopmentServer, type DevelopmentServer } from './development-server';

/** Issuer in stored accounts. The real issuer contains a port that changes with every start. */
const ISSUER = 'development';

/** Creates stand-ins for providers without keys. Their OpenID Connect server starts at the first login. */
export function createDevelopmentIdentity() {
  let started: Promise<DevelopmentServer> | undefined;
  const server = () => (started ??= startDevelopmentServer());

  function standIn(provider: SocialProvider): IdentityProvider {
    let created: Promise<IdentityProvider> | undefined;
    const inner = () =>
      (created ??= server().then(({ issuer, clientSecret }) =>
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
      // Always asks for a login, so that developers can switch users.
      authorizationUrl: async (redirectUri, checks) => (await inner()).authorizationUrl(redirectUri, checks, true),
      identify: async (returned, checks) => {
        const identity = await (await inner()).identify(returned, checks);
        return { ...identity, issuer: ISSUER };
      },
    };
  }
  return { standIn, close: async () => (await started)?.close() };
}
