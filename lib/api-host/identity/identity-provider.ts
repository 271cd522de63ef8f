import { brandError } from '@/lib/brand-error';
import type { SocialProvider } from '@/lib/contract/account-fields';

/** Values of a login that are compared when the browser returns. */
export interface LoginChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** User at an identity provider. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Time of the last login at the provider, epoch ms, if the provider reports it. */
  authenticatedMs?: number;
}

/** OpenID Connect provider. Both functions throw `IdentityError` within a bounded time. */
export interface IdentityProvider {
  provider: SocialProvider;
  /** True if the development login replaces the provider. */
  development: boolean;
  /**
   * Returns the URL at which the user logs in. The browser returns to `redirectUri`. With `afresh`, the provider asks for
   * a login even if it has a session of the user.
   */
  authorizationUrl: (redirectUri: string, checks: LoginChecks, afresh: boolean) => Promise<URL>;
  /** Returns the user who logged in. `returned` is the redirect URL with the parameters that the provider added. */
  identify: (returned: URL, checks: LoginChecks) => Promise<Identity>;
}

export interface IdentityProviders {
  list: readonly IdentityProvider[];
  close: () => Promise<void>;
}

/** Provider that is unreachable or whose response is not trustworthy. The message contains no personal data. */
export class IdentityError extends Error {
  static {
    brandError(this, 'IdentityError');
  }

  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
