import { eq } from 'drizzle-orm';
import type { ParsedInput } from '@/lib/contract/call';
import { ApiError } from '@/lib/contract/errors';
import type { updateUser } from '@/lib/contract/user';
import { problem } from '@/lib/contract/problem';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import type { AccountDependencies } from './account-dependencies';
import { requireOldEnough } from './age';
import { listMissingConsents, recordConsents } from './consents';
import { findById, type User } from './users';

type Changes = ParsedInput<typeof updateUser>['body'];

/** Throws `ApiError` INVALID_INPUT if the account would still lack required fields or consents. */
async function requireComplete(db: Database, user: User, changes: Changes): Promise<void> {
  const after = { ...user, ...changes };
  const fields: Record<string, string> = {};
  if (!after.nickname) fields.nickname = problem('nicknameMissing');
  if (!after.gender) fields.gender = problem('genderMissing');
  if (!after.birthDate) fields.birthDate = problem('birthDateIncomplete');
  for (const flag of await listMissingConsents(db, user.id, changes)) fields[flag] = problem('consentMissing');
  if (Object.keys(fields).length > 0) throw new ApiError('INVALID_INPUT', { fields });
}

const hasValue = (fields: object): boolean => Object.values(fields).some((value) => value !== undefined);

/**
 * Updates nickname, gender, birth date, settings and consents not given before. A social account must be complete
 * afterwards, unless only its settings change. Throws `ApiError` INVALID_INPUT and NOT_FOUND.
 */
export async function updateProfile(tools: AccountDependencies, id: string, changes: Changes): Promise<User> {
  const { language, prefersOwnAge, ...others } = changes;
  const { nickname, gender, birthDate } = others;
  const nowMs = tools.clock();
  if (birthDate) requireOldEnough(birthDate, nowMs);
  const db = await tools.database();
  return db.transaction(async (tx) => {
    const user = await findById(tx, id);
    if (!user) throw new ApiError('NOT_FOUND', { message: problem('userUnknown') });
    const settings = { language, prefersOwnAge };
    const isSetting = hasValue(settings) && Object.keys(others).length === 0;
    if (user.socialType && !isSetting) await requireComplete(tx, user, changes);
    await recordConsents(tx, id, changes, nowMs);
    const values = { nickname, gender: gender === '' ? null : gender, birthDate, ...settings };
    if (!hasValue(values)) return user;
    const [changed] = await tx.update(users).set(values).where(eq(users.id, id)).returning();
    return changed ?? user;
  });
}
