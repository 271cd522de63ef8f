import { index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CategoryId } from '@/lib/contract/category';
import { ownerId } from './account-tables';
import { instant } from './columns';

/** Pictures by address of a user. A revoked row keeps only the hash, so that its address returns 410. */
export const widgets = pgTable(
  'widgets',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    /** Hash of the token in the address. The token itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    nx: smallint('nx'),
    ny: smallint('ny'),
    sidonm: text('sidonm'),
    sggnm: text('sggnm'),
    categoryId: smallint('category_id').$type<CategoryId>(),
    createdAt: instant('created_at').notNull(),
    /** Null while the address is valid. The place is removed when it is revoked. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [uniqueIndex('widgets_token_hash').on(table.tokenHash), index('widgets_user').on(table.userId)],
);
