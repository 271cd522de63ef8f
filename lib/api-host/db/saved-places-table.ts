import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { ownerId } from './account-tables';

/** A place as it is stored: a forecast cell and names, nothing more precise. */
export interface StoredPlace {
  id: string;
  name: string;
  nx: number;
  ny: number;
  sidonm: string;
  sggnm: string;
}

/** Saved places of a user, in order. The list is small and always read and written as a whole. */
export const savedPlaces = pgTable('saved_places', {
  userId: ownerId().primaryKey(),
  places: jsonb('places').$type<StoredPlace[]>().notNull(),
});
