import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { ownerId } from './account-tables';

/** A place as it is kept: a forecast cell and names, nothing finer. */
export interface StoredPlace {
  id: string;
  name: string;
  nx: number;
  ny: number;
  sidonm: string;
  sggnm: string;
}

/** A person's saved places, whole, in their order: few, read and written together. They go with the person. */
export const savedPlaces = pgTable('saved_places', {
  userId: ownerId().primaryKey(),
  places: jsonb('places').$type<StoredPlace[]>().notNull(),
});
