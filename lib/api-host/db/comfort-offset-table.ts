import { date, doublePrecision, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-tables';

/** How a person's own comfort differs from the average, as far as it is known; it goes with the person. */
export const comfortOffsets = pgTable('comfort', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Above 0 for one who feels hot easily, clo; and how uncertain that is, clo². */
  offsetClo: doublePrecision('offset_clo').notNull(),
  variance: doublePrecision('variance').notNull(),
  /** The same before the last vote: a second vote of its date takes its place. */
  previousOffsetClo: doublePrecision('previous_offset_clo').notNull(),
  previousVariance: doublePrecision('previous_variance').notNull(),
  votedOn: date('voted_on', { mode: 'string' }).notNull(),
});
