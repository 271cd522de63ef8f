import type { Context } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import type { AccountTools } from './account-tools';
import { clearCookie, cookieOf, giveCookie, REFRESH } from '../shared/cookies';
import { tellSecurity } from '../shared/security-events';
import { rotateSession } from './sessions';

/**
 * A new access token for the browser's refresh token, which is exchanged for its successor. Throws `ApiError`
 * UNAUTHENTICATED, and takes the cookie away, where there is no such session any more.
 */
export async function refresh(context: Context, tools: AccountTools): Promise<{ access: string; userId: string }> {
  const { database, clock } = tools;
  const rotation = await rotateSession(await database(), cookieOf(context, REFRESH), clock());
  if (rotation.ok) {
    giveCookie(context, REFRESH, rotation.tokens.refresh);
    return { access: rotation.tokens.access, userId: rotation.userId };
  }
  clearCookie(context, REFRESH);
  if (rotation.reason === 'replayed') tellSecurity(tools, context, 'token-replayed', { who: rotation.userId });
  throw new ApiError('UNAUTHENTICATED');
}
