import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { SocialProvider } from '@/lib/contract/account-fields';
import { ApiError } from '@/lib/contract/errors';
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

/** How a social login ended: the person, or why not. */
export type SocialOutcome = { stateId: string } | { error: 'denied' | 'expired' | 'failed' };

/** All of a login's checks come from the secret in the browser's cookie: the database could not tell them. */
const deriveChecks = (secret: string): LoginChecks => ({
  state: mac(secret, 'state'),
  nonce: mac(secret, 'nonce'),
  codeVerifier: mac(secret, 'code verifier'),
});

const formatRedirectUri = (callbackUrl: string, provider: SocialProvider): string =>
  new URL(`/oauth/callback/${provider}`, callbackUrl).href;

/** Back to the page that asked, which reads from the address how it went. */
export function formatOutcomeUrl(callbackUrl: string, provider: SocialProvider, outcome: SocialOutcome): string {
  const query = new URLSearchParams({ ...outcome, provider });
  return `${callbackUrl}${callbackUrl.includes('?') ? '&' : '?'}${query}`;
}

/** Throws `ApiError` UNAVAILABLE where nobody can log in with a provider here. */
function requireProvider({ identityProviders }: AccountDependencies, provider: SocialProvider): IdentityProvider {
  const found = identityProviders.list.find((one) => one.provider === provider);
  if (!found) throw new ApiError('UNAVAILABLE', { message: '지금은 이 방법으로 로그인할 수 없어요.' });
  return found;
}

function logFailure({ logger }: AccountDependencies, provider: SocialProvider, error: unknown): SocialOutcome {
  if (!(error instanceof IdentityError)) throw error;
  logger.warn({ event: 'login-failed', provider, reason: error.code }, 'social login failed');
  return { error: error.code === 'access_denied' ? 'denied' : 'failed' };
}

export interface SocialStart {
  provider: SocialProvider;
  callbackUrl: string;
  /** Whether the provider is to ask even someone whom it still knows. */
  afresh: boolean;
}

/** Where to send the browser, and the secret that its cookie has to hold. */
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

/** The account of an identity; the first time, a new one that has yet to be completed. */
async function findOrCreateAccount(
  db: Database,
  provider: SocialProvider,
  identity: Identity,
  nowMs: number,
): Promise<string> {
  const { issuer, subject } = identity;
  const person = { id: randomUUID(), socialType: provider, issuer, subject, createdAt: new Date(nowMs) };
  const [made] = await db.insert(users).values(person).onConflictDoNothing().returning();
  if (made) return made.id;
  const isPerson = and(eq(users.issuer, issuer), eq(users.subject, subject));
  const [known] = await db.select().from(users).where(isPerson);
  if (!known) throw new Error('an account vanished while someone logged in to it');
  return known.id;
}

/** Clocks differ by so much. */
const SKEW_MS = MINUTE_MS;

/**
 * When a person proved to be there: now, where the provider was told to ask and does not say that it last did so before
 * this login began. A login that it let through by itself proves nothing.
 */
function getProofTime(
  { afresh, expiresAt }: typeof socialLogins.$inferSelect,
  { authenticatedMs }: Identity,
  nowMs: number,
): Date | null {
  const beganMs = expiresAt.getTime() - AT_PROVIDER_MS;
  const isAsked = afresh && (authenticatedMs === undefined || authenticatedMs >= beganMs - SKEW_MS);
  return isAsked ? new Date(nowMs) : null;
}

export interface ProviderReturn {
  secret: string;
  provider: SocialProvider;
  /** What the provider added to the redirect address. */
  query: URLSearchParams;
  /** Where the login was counted; one that succeeds does not count. */
  network: Network;
}

/** Whoever came back from a provider, once; null where this browser has no login under way. */
export async function finishSocialLogin(
  tools: AccountDependencies,
  { secret, provider, query, network }: ProviderReturn,
) {
  const [db, nowMs] = [await tools.database(), tools.clock()];
  const isOurs = and(eq(socialLogins.id, digest(secret)), eq(socialLogins.provider, provider));
  const isUnderWay = and(isOurs, isNull(socialLogins.userId), gt(socialLogins.expiresAt, new Date(nowMs)));
  // Used up before the provider is asked: a way back that comes twice, even at once, is followed once.
  const [login] = await db.delete(socialLogins).where(isUnderWay).returning();
  if (!login) return null;
  const { callbackUrl } = login;
  const finish = async (): Promise<SocialOutcome> => {
    const returned = new URL(`${formatRedirectUri(callbackUrl, provider)}?${query}`);
    const identity = await requireProvider(tools, provider).identify(returned, deriveChecks(secret));
    const stateId = createSecret();
    const found = {
      userId: await findOrCreateAccount(db, provider, identity, nowMs),
      stateIdHash: digest(stateId),
      provedAt: getProofTime(login, identity, tools.clock()),
      expiresAt: new Date(tools.clock() + STATE_ID_MS),
    };
    await db.insert(socialLogins).values({ ...login, ...found });
    await tools.limits.refund(...toNetworkAttempts(SOCIAL_LOGIN, network));
    return { stateId };
  };
  const outcome = await finish().catch((error: unknown) => logFailure(tools, provider, error));
  return formatOutcomeUrl(callbackUrl, provider, outcome);
}

/**
 * The person of a stateId, in the browser that logged in, within 120 s, once. Throws `ApiError` UNAUTHENTICATED for
 * anything else, which uses nothing up.
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
  throw new ApiError('UNAUTHENTICATED', { message: '간편 로그인을 하지 못했어요. 다시 시도해 주세요.' });
}
