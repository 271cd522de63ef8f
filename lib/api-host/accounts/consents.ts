import { eq } from 'drizzle-orm';
import type { ConsentFlags } from '@/lib/contract/account-fields';
import type { Database } from '../db/database';
import { consents } from '../db/schema';

/** What each box stands for, and the version of its text that is in force: the day that it took effect. */
const DOCUMENTS = {
  agreedToTerms: { document: 'terms', version: '2025-04-10' },
  agreedToPrivacy: { document: 'privacy', version: '2025-04-10' },
  agreedToLocation: { document: 'location', version: '2025-05-01' },
  agreedToMarketing: { document: 'marketing', version: '2025-04-10' },
} as const satisfies Record<keyof ConsentFlags, { document: string; version: string }>;

const FLAGS = Object.keys(DOCUMENTS) as (keyof ConsentFlags)[];
const REQUIRED = FLAGS.filter((flag) => flag !== 'agreedToMarketing');

/** Records what is agreed to; what was agreed to before stays as it was. */
export async function recordConsents(
  db: Database,
  userId: string,
  flags: Partial<ConsentFlags>,
  nowMs: number,
): Promise<void> {
  const agreedAt = new Date(nowMs);
  const given = FLAGS.filter((flag) => flags[flag]).map((flag) => ({ ...DOCUMENTS[flag], userId, agreedAt }));
  if (given.length > 0) await db.insert(consents).values(given).onConflictDoNothing();
}

/** The required boxes that a person has not ticked, neither now nor before. */
export async function listMissingConsents(db: Database, userId: string, flags: Partial<ConsentFlags>) {
  const before = await db.select().from(consents).where(eq(consents.userId, userId));
  return REQUIRED.filter(
    (flag) => !flags[flag] && !before.some(({ document }) => document === DOCUMENTS[flag].document),
  );
}
