import type { Context } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import type { Infrastructure } from '../shared/infrastructure';
import { findMember, type Member } from './sessions';

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

/**
 * Identifies the member by the access token, for `getMember`. Throws `ApiError` UNAUTHENTICATED if the token is
 * missing, unknown or expired.
 */
export async function identifyMember(
  context: Context,
  { database, clock }: Pick<Infrastructure, 'database' | 'clock'>,
): Promise<void> {
  const access = BEARER.exec(context.req.header('authorization') ?? '')?.[1];
  const member = access ? await findMember(await database(), access, clock()) : null;
  if (!member) throw new ApiError('UNAUTHENTICATED');
  context.set('member', member);
}

/** Returns the member who makes the request, in calls that require one. */
export const getMember = (context: Context): Member => context.get('member') as Member;

/**
 * Returns the id if it is the member's own. Throws `ApiError` NOT_FOUND otherwise, so that nobody learns which ids
 * exist.
 */
export function requireOwnId(context: Context, id: string): string {
  if (getMember(context).userId !== id) throw new ApiError('NOT_FOUND');
  return id;
}
