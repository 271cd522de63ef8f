import type { Context } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import type { AccountDependencies } from './account-dependencies';
import { clearHostCookie, readHostCookie, setHostCookie, REFRESH_COOKIE } from '../shared/cookies';
import { logSecurityEvent } from '../shared/security-events';
import { rotateSession } from './sessions';

/**
 * Returns a new access token and replaces the browser's refresh token. Throws `ApiError` UNAUTHENTICATED and clears the
 * cookie if the session does not exist any more.
 */
export async function refresh(
  context: Context,
  tools: AccountDependencies,
): Promise<{ access: string; userId: string }> {
  const { database, clock } = tools;
  const rotation = await rotateSession(await database(), readHostCookie(context, REFRESH_COOKIE), clock());
  if (rotation.ok) {
    setHostCookie(context, REFRESH_COOKIE, rotation.tokens.refresh);
    return { access: rotation.tokens.access, userId: rotation.userId };
  }
  clearHostCookie(context, REFRESH_COOKIE);
  if (rotation.reason === 'replayed') logSecurityEvent(tools, context, 'token-replayed', { who: rotation.userId });
  throw new ApiError('UNAUTHENTICATED');
}
