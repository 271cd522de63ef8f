import type { SocialProvider } from '@/lib/contract/account-fields';

/** What of a login must be the same when the browser comes back. */
export interface LoginChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who someone is to a provider. */
export interface Identity {
  issuer: string;
  subject: string;
  /** When the provider last asked them who they are, in epoch ms, where it tells. */
  authenticatedMs?: number;
}

/** An OpenID Connect provider. Both calls throw `IdentityError`, within a bounded time. */
export interface IdentityProvider {
  provider: SocialProvider;
  /** The built-in login for development stands in for it. */
  development: boolean;
  /** Where to send a browser that is to come back to `redirectUri`; `afresh`, whoever the provider still knows is asked too. */
  authorizationUrl: (redirectUri: string, checks: LoginChecks, afresh: boolean) => Promise<URL>;
  /** Who came back: `returned` is the redirect address with all that the provider added. */
  identify: (returned: URL, checks: LoginChecks) => Promise<Identity>;
}

/** The providers that one can log in with here. */
export interface IdentityProviders {
  list: readonly IdentityProvider[];
  close: () => Promise<void>;
}

/** A provider that could not be asked, or whose answer must not be believed. Says nothing of the person. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
