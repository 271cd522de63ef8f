import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { SocialProvider } from '@/lib/contract/account-fields';
import { ApiError } from '@/lib/contract/errors';
import type { Language } from '@/lib/contract/language';
import { problem } from '@/lib/contract/problem';
import type { Database } from '../db/database';
import { socialLogins, users } from '../db/schema';
import { IdentityError, type Identity, type IdentityProvider, type LoginChecks } from '../identity/identity-provider';
import type { AccountDependencies } from './account-dependencies';
import { SOCIAL_LOGIN } from '../shared/limit-rules';
import { toNetworkAttempts } from '../shared/limits';
import type { Network } from '../shared/network';
import { digest, mac, createSecret } from '../shared/secrets';

const AT_PROVIDER_MS = 600_000;
const STATE_ID_MS = 120_000;

export type SocialOutcome = { stateId: string } | { error: 'denied' | 'expired' | 'failed' };

/** Derives all checks from the secret in the browser's cookie, so that the database alone cannot reveal them. */
const deriveChecks = (secret: string): LoginChecks => ({
  state: mac(secret, 'state'),
  nonce: mac(secret, 'nonce'),
  codeVerifier: mac(secret, 'code verifier'),
});

const formatRedirectUri = (callbackUrl: string, provider: SocialProvider): string =>
  new URL(`/oauth/callback/${provider}`, callbackUrl).href;

/** Formats the URL of the page that started the login, with the outcome in its query. */
export function formatOutcomeUrl(callbackUrl: string, provider: SocialProvider, outcome: SocialOutcome): string {
  const query = new URLSearchParams({ ...outcome, provider });
  return `${callbackUrl}${callbackUrl.includes('?') ? '&' : '?'}${query}`;
}

/** Returns the identity provider. Throws `ApiError` UNAVAILABLE if it is not configured. */
function requireProvider({ identityProviders }: AccountDependencies, provider: SocialProvider): IdentityProvider {
  const identityProvider = identityProviders.list.find((one) => one.provider === provider);
  if (!identityProvider) throw new ApiError('UNAVAILABLE', { message: problem('providerUnavailable') });
  return identityProvider;
}

function logFailure({ logger }: AccountDependencies, provider: SocialProvider, error: unknown): SocialOutcome {
  if (!(error instanceof IdentityError)) throw error;
  logger.warn({ event: 'login-failed', provider, reason: error.code }, 'social login failed');
  return { error: error.code === 'access_denied' ? 'denied' : 'failed' };
}

export interface SocialStart {
  provider: SocialProvider;
  callbackUrl: string;
  /** Require a new login at the provider, even if it still knows the user. */
  afresh: boolean;
}

/** Starts a social login. Returns the URL to send the browser to and the secret for its cookie. */
export async function beginSocialLogin(tools: AccountDependencies, { provider, callbackUrl, afresh }: SocialStart) {
  const identityProvider = requireProvider(tools, provider);
  const secret = createSecret();
  const db = await tools.database();
  const expiresAt = new Date(tools.clock() + AT_PROVIDER_MS);
  await db.insert(socialLogins).values({ id: digest(secret), provider, callbackUrl, afresh, expiresAt });
  const address = await identityProvider
    .authorizationUrl(formatRedirectUri(callbackUrl, provider), deriveChecks(secret), afresh)
    .then(String)
    .catch((error: unknown) => formatOutcomeUrl(callbackUrl, provider, logFailure(tools, provider, error)));
  return { secret, address };
}

/** Returns the id of an identity's account. Creates an account, to be completed later, on the first login. */
async function findOrCreateAccount(
  db: Database,
  { provider, language }: Pick<ProviderReturn, 'provider' | 'language'>,
  { issuer, subject }: Identity,
  nowMs: number,
): Promise<string> {
  const account = { id: randomUUID(), socialType: provider, issuer, subject, language, createdAt: new Date(nowMs) };
  const [created] = await db.insert(users).values(account).onConflictDoNothing().returning();
  if (created) return created.id;
  const isIdentity = and(eq(users.issuer, issuer), eq(users.subject, subject));
  const [known] = await db.select().from(users).where(isIdentity);
  if (!known) throw new Error('the account was deleted during its social login');
  return known.id;
}

/** Tolerated difference between clocks, in ms. */
const SKEW_MS = MINUTE_MS;

/**
 * Returns the time of the user's proof of identity: now, if the provider was told to require a login and does not
 * report an older one. A login without that proves nothing and returns null.
 */
function getProofTime(
  { afresh, expiresAt }: typeof socialLogins.$inferSelect,
  { authenticatedMs }: Identity,
  nowMs: number,
): Date | null {
  const beganMs = expiresAt.getTime() - AT_PROVIDER_MS;
  const isProved = afresh && (authenticatedMs === undefined || authenticatedMs >= beganMs - SKEW_MS);
  return isProved ? new Date(nowMs) : null;
}

export interface ProviderReturn {
  secret: string;
  provider: SocialProvider;
  /** Query of the redirect URL, as the provider set it. */
  query: URLSearchParams;
  /** Language of a new account. */
  language: Language;
  /** Network whose limit counted the login. A successful login is refunded. */
  network: Network;
}

/** Completes a social login, once. Returns the URL to redirect to; null if this browser has no login in progress. */
export async function finishSocialLogin(
  tools: AccountDependencies,
  { secret, provider, query, language, network }: ProviderReturn,
) {
  const [db, nowMs] = [await tools.database(), tools.clock()];
  const isOurs = and(eq(socialLogins.id, digest(secret)), eq(socialLogins.provider, provider));
  const isInProgress = and(isOurs, isNull(socialLogins.userId), gt(socialLogins.expiresAt, new Date(nowMs)));
  // Deleted before the provider is called, so that a repeated redirect is handled once.
  const [login] = await db.delete(socialLogins).where(isInProgress).returning();
  if (!login) return null;
  const { callbackUrl } = login;
  const finish = async (): Promise<SocialOutcome> => {
    const returned = new URL(`${formatRedirectUri(callbackUrl, provider)}?${query}`);
    const identity = await requireProvider(tools, provider).identify(returned, deriveChecks(secret));
    const stateId = createSecret();
    const result = {
      userId: await findOrCreateAccount(db, { provider, language }, identity, nowMs),
      stateIdHash: digest(stateId),
      provedAt: getProofTime(login, identity, tools.clock()),
      expiresAt: new Date(tools.clock() + STATE_ID_MS),
    };
    await db.insert(socialLogins).values({ ...login, ...result });
    await tools.limits.refund(...toNetworkAttempts(SOCIAL_LOGIN, network));
    return { stateId };
  };
  const outcome = await finish().catch((error: unknown) => logFailure(tools, provider, error));
  return formatOutcomeUrl(callbackUrl, provider, outcome);
}

/**
 * Exchanges a stateId for the user's id, once, within 120 s, in the browser that logged in. Throws `ApiError`
 * UNAUTHENTICATED otherwise, and then consumes nothing.
 */
export async function claimSocialLogin(
  tools: AccountDependencies,
  { secret, provider, stateId }: { secret: string; provider: SocialProvider; stateId: string },
): Promise<{ userId: string; provedAt: Date | null }> {
  const db = await tools.database();
  const [claimed] = await db
    .delete(socialLogins)
    .where(
      and(
        eq(socialLogins.id, digest(secret)),
        eq(socialLogins.provider, provider),
        eq(socialLogins.stateIdHash, digest(stateId)),
        gt(socialLogins.expiresAt, new Date(tools.clock())),
      ),
    )
    .returning();
  if (claimed?.userId) return { userId: claimed.userId, provedAt: claimed.provedAt };
  throw new ApiError('UNAUTHENTICATED', { message: problem('socialLoginFailed') });
}
