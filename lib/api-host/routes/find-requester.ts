import type { Context } from 'hono';
import { z } from 'zod';
import { CHOICE_OWNER_HEADER } from '@/lib/contract/choice-owner';
import { ApiError } from '@/lib/contract/errors';
import { kstDate } from '@/lib/domain/kst';
import { getOffsets } from '@/lib/domain/recommendation/learned-comfort';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { getMember, identifyMember } from '../accounts/identify-member';
import { formatMemberOwner } from '../outfit/audience';
import type { Requester } from '../outfit/choose-requested-outfits';
import { readOwnAgeGroup } from '../outfit/own-age-group';
import { readLearnedComfort } from '../outfit/own-comfort';
import { isDatabaseUnavailable } from '../shared/database-fault';
import type { Infrastructure } from '../shared/infrastructure';

type Dependencies = Pick<Infrastructure, 'database' | 'clock'>;

const visitorId = z.uuid();

async function findMember(context: Context, host: Dependencies): Promise<Requester> {
  await identifyMember(context, host);
  const { userId } = getMember(context);
  const today = kstDate(host.clock());
  const db = await host.database();
  const [learnt, ageGroup] = await Promise.all([
    readLearnedComfort(db, userId, today),
    readOwnAgeGroup(db, userId, today),
  ]);
  return { owner: formatMemberOwner(userId), isMember: true, offsets: getOffsets(learnt, today), ageGroup };
}

const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError ? error.code === 'UNAVAILABLE' : isDatabaseUnavailable(error);

/**
 * Returns the user for whom personal choices are remembered: the member of the access token, or the visitor whom the BFF
 * names. Returns null if there is neither, or if the database is unavailable. Throws `ApiError` UNAUTHENTICATED if the
 * token is invalid.
 */
export async function findRequester(context: Context, host: Dependencies): Promise<Requester | null> {
  if (context.req.header('authorization') !== undefined)
    return findMember(context, host).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      return null;
    });
  const id = visitorId.safeParse(context.req.header(CHOICE_OWNER_HEADER)).data;
  return id === undefined ? null : { owner: `visitor ${id}`, isMember: false, offsets: NO_OFFSETS };
}
