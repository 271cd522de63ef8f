import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { CategoryId } from '@/lib/contract/category';
import { ApiError } from '@/lib/contract/errors';
import type { Region } from '@/lib/contract/region';
import type { Widget } from '@/lib/contract/widget';
import { MAX_ADDRESSES, type AddressKind } from '@/lib/contract/widget-sizes';
import { problem, type Problem } from '@/lib/contract/problem';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Database } from '../db/database';
import { users, widgets } from '../db/schema';
import { createRevocation } from '../db/widget-revocation';
import { toPresentRegion } from '../region/present-region';
import type { RegionIndex } from '../region/region-index';
import { createSecret, digest } from '../shared/secrets';

/** Revoked addresses of a user that still return 410. Older ones become unknown. */
const MAX_REVOKED = 20;

const TOO_MANY: Record<AddressKind, Problem> = {
  picture: problem('tooManyWidgets'),
  calendar: problem('calendarExists'),
};

/** A valid picture or calendar by address. */
export interface StoredWidget {
  id: string;
  userId: string;
  kind: AddressKind;
  cell: GridCell;
  region: Region;
  categoryId: CategoryId;
}

type Row = Omit<
  typeof widgets.$inferSelect,
  'feedState' | 'feedEvents' | 'feedText' | 'feedVersion' | 'tokenHash' | 'createdAt'
>;

/** Returns an address with the present names of its district, or null for a revoked one, which has no place. */
export function toStored(row: Row, regions: RegionIndex): StoredWidget | null {
  const { id, userId, kind, nx, ny, sidonm, sggnm, categoryId, revokedAt } = row;
  if (revokedAt !== null || nx === null || ny === null || !sidonm || !sggnm || categoryId === null) return null;
  const cell = { nx, ny };
  return { id, userId, kind, cell, region: toPresentRegion({ sidonm, sggnm }, cell, regions), categoryId };
}

const present = ({ id, kind, region, categoryId }: StoredWidget, createdAt: Date): Widget => ({
  ...{ id, kind, region, categoryId },
  createdAt: createdAt.toISOString(),
});

/** Returns the valid pictures and calendars of a user, newest first. */
export async function listWidgets(db: Database, userId: string, regions: RegionIndex): Promise<Widget[]> {
  const rows = await db
    .select()
    .from(widgets)
    .where(and(eq(widgets.userId, userId), isNull(widgets.revokedAt)))
    .orderBy(desc(widgets.createdAt));
  return rows.flatMap((row) => {
    const stored = toStored(row, regions);
    return stored ? [present(stored, row.createdAt)] : [];
  });
}

/**
 * Creates a picture or calendar by address and returns it with its token. Throws `ApiError` CONFLICT if the user has
 * `MAX_ADDRESSES` of its kind, UNAUTHENTICATED if the user has been deleted.
 */
export async function createWidget(
  db: Database,
  { userId, nowMs, ...what }: Omit<StoredWidget, 'id'> & { nowMs: number },
): Promise<{ widget: Widget; token: string }> {
  const token = createSecret();
  const stored = { id: randomUUID(), userId, ...what };
  const createdAt = new Date(nowMs);
  await db.transaction(async (tx) => {
    // Locks the user's row, so that concurrent requests do not exceed the maximum together.
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!person) throw new ApiError('UNAUTHENTICATED');
    const { kind, cell, region, categoryId } = what;
    const isValid = and(eq(widgets.userId, userId), eq(widgets.kind, kind), isNull(widgets.revokedAt));
    const [valid] = await tx.select({ count: count() }).from(widgets).where(isValid);
    if ((valid?.count ?? 0) >= MAX_ADDRESSES[kind]) throw new ApiError('CONFLICT', { message: TOO_MANY[kind] });
    const row = { id: stored.id, userId, kind, tokenHash: digest(token), ...cell, ...region, categoryId, createdAt };
    await tx.insert(widgets).values(row);
  });
  return { widget: present(stored, createdAt), token };
}

/** Revokes a picture or calendar and removes its place. Throws `ApiError` NOT_FOUND if the user has no such valid widget. */
export async function revokeWidget(db: Database, userId: string, id: string, nowMs: number): Promise<void> {
  const isOwn = eq(widgets.userId, userId);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(widgets)
      .set(createRevocation(nowMs))
      .where(and(isOwn, eq(widgets.id, id), isNull(widgets.revokedAt)))
      .returning({ id: widgets.id });
    if (!row) throw new ApiError('NOT_FOUND');
    const isRevoked = and(isOwn, sql`${widgets.revokedAt} is not null`);
    const newest = tx
      .select({ id: widgets.id })
      .from(widgets)
      .where(isRevoked)
      .orderBy(desc(widgets.revokedAt))
      .limit(MAX_REVOKED);
    await tx.delete(widgets).where(and(isRevoked, notInArray(widgets.id, newest)));
  });
}

/** Returns the picture of a token. Throws `ApiError` NOT_FOUND if the token is unknown, GONE if it was revoked. */
export async function findWidget(db: Database, token: string, regions: RegionIndex): Promise<StoredWidget> {
  const [row] = await db
    .select()
    .from(widgets)
    .where(and(eq(widgets.tokenHash, digest(token)), eq(widgets.kind, 'picture')));
  if (!row) throw new ApiError('NOT_FOUND');
  const stored = toStored(row, regions);
  if (!stored) throw new ApiError('GONE');
  return stored;
}
