import { eq } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import { parseKinds, formatKinds, type GarmentKind } from '@/lib/contract/garment-kind';
import type { Database } from '../db/database';
import { neverWear, users } from '../db/schema';

/** The kinds of clothes that a person never wears; null where nothing was ever saved. */
export async function readNeverWear(db: Database, userId: string): Promise<GarmentKind[] | null> {
  const [row] = await db.select().from(neverWear).where(eq(neverWear.userId, userId));
  return row ? parseKinds(row.kinds) : null;
}

/** Saves them. Throws `ApiError` UNAUTHENTICATED where the person has left meanwhile. */
export async function writeNeverWear(db: Database, userId: string, named: readonly GarmentKind[]): Promise<void> {
  const kinds = formatKinds(named);
  await db.transaction(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!person) throw new ApiError('UNAUTHENTICATED');
    await tx
      .insert(neverWear)
      .values({ userId, kinds })
      .onConflictDoUpdate({ target: neverWear.userId, set: { kinds } });
  });
}
