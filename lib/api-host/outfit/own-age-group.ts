import { eq } from 'drizzle-orm';
import type { KstDate } from '@/lib/domain/kst';
import { getAgeGroup, type MemberAgeGroup } from '@/lib/domain/wardrobe/age-groups';
import type { Database } from '../db/database';
import { users } from '../db/schema';

type AgeSetting = Pick<typeof users.$inferSelect, 'birthDate' | 'prefersOwnAge'>;

/** Returns a member's age group on a date; undefined without a birth date, or if the member has switched it off. */
export const getOwnAgeGroup = ({ birthDate, prefersOwnAge }: AgeSetting, date: KstDate): MemberAgeGroup | undefined =>
  birthDate && prefersOwnAge ? getAgeGroup(birthDate, date) : undefined;

/** Reads a member's age group on a date. */
export async function readOwnAgeGroup(
  db: Database,
  userId: string,
  date: KstDate,
): Promise<MemberAgeGroup | undefined> {
  const { birthDate, prefersOwnAge } = users;
  const [setting] = await db.select({ birthDate, prefersOwnAge }).from(users).where(eq(users.id, userId));
  return setting && getOwnAgeGroup(setting, date);
}
