import { and, eq, isNull } from 'drizzle-orm';
import type { ConsentFlags, ConsentState } from '@/lib/contract/account-fields';
import { YEAR_S } from '@/lib/contract/durations';
import { POLICY_VERSIONS } from '@/lib/contract/policy-versions';
import { isYoungerThan } from '@/lib/domain/age';
import type { Database } from '../db/database';
import { consents } from '../db/schema';

/** Document and version of each consent. The version is the date on which the text took effect. */
const DOCUMENTS = {
  agreedToTerms: { document: 'terms', version: POLICY_VERSIONS.terms },
  agreedToPrivacy: { document: 'privacy', version: POLICY_VERSIONS.privacy },
  agreedToLocation: { document: 'location', version: POLICY_VERSIONS.location },
  agreedToMarketing: { document: 'marketing', version: '2025-04-10' },
} as const satisfies Record<keyof ConsentFlags, { document: string; version: string }>;

/** Time after which a member is asked again about marketing (정보통신망법 §50 ⑧), in ms. */
const MARKETING_LIFE_MS = 2 * YEAR_S * 1_000;

const FLAGS = Object.keys(DOCUMENTS) as (keyof ConsentFlags)[];
const REQUIRED = FLAGS.filter((flag) => flag !== 'agreedToMarketing');

type Consent = typeof consents.$inferSelect;

/** Records the given consents. Earlier ones to the texts stay unchanged; marketing can be given and withdrawn again. */
export async function recordConsents(
  db: Database,
  userId: string,
  flags: Partial<ConsentFlags>,
  nowMs: number,
): Promise<void> {
  const agreedAt = new Date(nowMs);
  const rows = REQUIRED.filter((flag) => flags[flag]).map((flag) => ({ ...DOCUMENTS[flag], userId, agreedAt }));
  if (rows.length > 0) await db.insert(consents).values(rows).onConflictDoNothing();
  if (flags.agreedToMarketing) {
    const row = { ...DOCUMENTS.agreedToMarketing, userId, agreedAt };
    const target = [consents.userId, consents.document, consents.version];
    await db
      .insert(consents)
      .values(row)
      .onConflictDoUpdate({ target, set: { agreedAt, withdrawnAt: null } });
  } else if (flags.agreedToMarketing === false) {
    const isGiven = and(eq(consents.document, 'marketing'), isNull(consents.withdrawnAt));
    await db
      .update(consents)
      .set({ withdrawnAt: agreedAt })
      .where(and(eq(consents.userId, userId), isGiven));
  }
}

/** Returns the required consents that the user has not given, neither in `flags` nor earlier. */
export async function listMissingConsents(db: Database, userId: string, flags: Partial<ConsentFlags>) {
  const earlier = await db.select().from(consents).where(eq(consents.userId, userId));
  return REQUIRED.filter(
    (flag) => !flags[flag] && !earlier.some(({ document }) => document === DOCUMENTS[flag].document),
  );
}

/** Returns what a member has agreed to, and what to ask: new versions of the texts, and marketing after two years. */
export async function readConsents(db: Database, userId: string, nowMs: number): Promise<ConsentState> {
  const given = await db.select().from(consents).where(eq(consents.userId, userId));
  const isCurrent = (flag: keyof ConsentFlags) => (each: Consent) =>
    each.document === DOCUMENTS[flag].document && each.version >= DOCUMENTS[flag].version;
  const marketing = given.find(({ document }) => document === 'marketing');
  const agreesToMarketing = marketing?.withdrawnAt === null;
  const isMarketingOld = agreesToMarketing && !isYoungerThan(marketing.agreedAt.getTime(), MARKETING_LIFE_MS, nowMs);
  return {
    due: [
      ...REQUIRED.filter((flag) => !given.some(isCurrent(flag))),
      ...(isMarketingOld ? (['agreedToMarketing'] as const) : []),
    ],
    marketing: {
      agreed: agreesToMarketing,
      decidedAt: marketing ? (marketing.withdrawnAt ?? marketing.agreedAt).toISOString() : null,
    },
  };
}
