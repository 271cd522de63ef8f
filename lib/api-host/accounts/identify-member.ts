import type { Context } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import type { Infrastructure } from '../shared/infrastructure';
import { findMember, type Member } from './sessions';

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

type Dependencies = Pick<Infrastructure, 'database' | 'clock'>;

/** Returns the member of the access token; null if the token is missing, unknown or expired. */
export async function findRequestingMember(
  context: Context,
  { database, clock }: Dependencies,
): Promise<Member | null> {
  const access = BEARER.exec(context.req.header('authorization') ?? '')?.[1];
  return access ? findMember(await database(), access, clock()) : null;
}

/**
 * Identifies the member by the access token, for `getMember`. Throws `ApiError` UNAUTHENTICATED if the token is
 * missing, unknown or expired.
 */
export async function identifyMember(context: Context, host: Dependencies): Promise<void> {
  const member = await findRequestingMember(context, host);
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
