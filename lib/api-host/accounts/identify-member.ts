import type { Context } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import type { Infrastructure } from '../shared/infrastructure';
import { findMember, type Member } from './sessions';

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** Finds out who is asking, for `getMember`. Throws `ApiError` UNAUTHENTICATED where it is nobody that we know. */
export async function identifyMember(
  context: Context,
  { database, clock }: Pick<Infrastructure, 'database' | 'clock'>,
): Promise<void> {
  const access = BEARER.exec(context.req.header('authorization') ?? '')?.[1];
  const member = access ? await findMember(await database(), access, clock()) : null;
  if (!member) throw new ApiError('UNAUTHENTICATED');
  context.set('member', member);
}

/** The person who makes a call that only members can make. */
export const getMember = (context: Context): Member => context.get('member') as Member;

/** Throws `ApiError` NOT_FOUND unless an id is one's own: whether it is anybody's is not told. */
export function requireOwnId(context: Context, id: string): string {
  if (getMember(context).userId !== id) throw new ApiError('NOT_FOUND');
  return id;
}
