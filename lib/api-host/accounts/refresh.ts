import type { Context } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import type { AccountTools } from './account-tools';
import { clearCookie, cookieOf, giveCookie, REFRESH } from '../shared/cookies';
import { rotateSession } from './sessions';

/**
 * A new access token for the browser's refresh token, which is exchanged for its successor. Throws `ApiError`
 * UNAUTHENTICATED, and takes the cookie away, where there is no such session any more.
 */
export async function refresh(
  context: Context,
  { database, clock, logger }: AccountTools,
): Promise<{ access: string; userId: string }> {
  const rotation = await rotateSession(await database(), cookieOf(context, REFRESH), clock());
  if (rotation.ok) {
    giveCookie(context, REFRESH, rotation.tokens.refresh);
    return { access: rotation.tokens.access, userId: rotation.userId };
  }
  if (rotation.reason === 'replayed')
    logger.warn({ requestId: context.get('requestId') }, 'refresh token replayed: session ended');
  clearCookie(context, REFRESH);
  throw new ApiError('UNAUTHENTICATED');
}
