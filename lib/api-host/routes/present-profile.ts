import type { Profile } from '@/lib/contract/account-fields';
import { kstDate } from '@/lib/domain/kst';
import { readAccount, type User } from '../accounts/users';
import type { Database } from '../db/database';
import { getOwnComfort } from '../outfit/own-comfort';

/** Returns a member's profile with the comfort offsets learned so far. */
export const presentProfile = async (db: Database, user: User, nowMs: number): Promise<Profile> => ({
  ...(await readAccount(db, user, nowMs)),
  comfort: await getOwnComfort(db, user.id, kstDate(nowMs)),
});
