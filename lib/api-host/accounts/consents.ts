import { eq } from 'drizzle-orm';
import type { ConsentFlags } from '@/lib/contract/account-fields';
import type { Database } from '../db/database';
import { consents } from '../db/schema';

/** Document and version of each consent. The version is the date on which the text took effect. */
const DOCUMENTS = {
  agreedToTerms: { document: 'terms', version: '2025-04-10' },
  agreedToPrivacy: { document: 'privacy', version: '2025-04-10' },
  agreedToLocation: { document: 'location', version: '2025-05-01' },
  agreedToMarketing: { document: 'marketing', version: '2025-04-10' },
} as const satisfies Record<keyof ConsentFlags, { document: string; version: string }>;

const FLAGS = Object.keys(DOCUMENTS) as (keyof ConsentFlags)[];
const REQUIRED = FLAGS.filter((flag) => flag !== 'agreedToMarketing');

/** Records the given consents. Earlier consents stay unchanged. */
export async function recordConsents(
  db: Database,
  userId: string,
  flags: Partial<ConsentFlags>,
  nowMs: number,
): Promise<void> {
  const agreedAt = new Date(nowMs);
  const rows = FLAGS.filter((flag) => flags[flag]).map((flag) => ({ ...DOCUMENTS[flag], userId, agreedAt }));
  if (rows.length > 0) await db.insert(consents).values(rows).onConflictDoNothing();
}

/** Returns the required consents that the user has not given, neither in `flags` nor earlier. */
export async function listMissingConsents(db: Database, userId: string, flags: Partial<ConsentFlags>) {
  const earlier = await db.select().from(consents).where(eq(consents.userId, userId));
  return REQUIRED.filter(
    (flag) => !flags[flag] && !earlier.some(({ document }) => document === DOCUMENTS[flag].document),
  );
}
