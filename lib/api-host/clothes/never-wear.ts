import { eq } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import { parseKinds, formatKinds, type GarmentKind } from '@/lib/contract/garment-kind';
import type { Database } from '../db/database';
import { neverWear, users } from '../db/schema';

/** Returns the kinds of garments that a user never wears; null if none were ever saved. */
export async function readNeverWear(db: Database, userId: string): Promise<GarmentKind[] | null> {
  const [row] = await db.select().from(neverWear).where(eq(neverWear.userId, userId));
  return row ? parseKinds(row.kinds) : null;
}

/**
 * Saves the kinds of garments that a user never wears. Throws `ApiError` UNAUTHENTICATED if the user has been deleted.
 */
export async function writeNeverWear(db: Database, userId: string, selected: readonly GarmentKind[]): Promise<void> {
  const kinds = formatKinds(selected);
  await db.transaction(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!person) throw new ApiError('UNAUTHENTICATED');
    await tx
      .insert(neverWear)
      .values({ userId, kinds })
      .onConflictDoUpdate({ target: neverWear.userId, set: { kinds } });
  });
}
