import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LOCATION_PURPOSES } from '@/lib/contract/own-data';
import { ownerId } from './account-tables';
import { instant } from './columns';

/**
 * Confirmation record of the use of positions (위치정보법 §16: 수집·이용·제공사실 확인자료): whose position was used when and
 * for what, without the position. All come from the member's device, and none is given to others.
 */
export const locationUses = pgTable(
  'location_uses',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    purpose: text('purpose', { enum: LOCATION_PURPOSES }).notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [index('location_uses_user').on(table.userId, table.usedAt), index('location_uses_used').on(table.usedAt)],
);
