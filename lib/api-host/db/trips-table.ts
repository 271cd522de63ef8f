import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Trip } from '@/lib/contract/trips';
import { ownerId } from './account-tables';

/** A trip as it is stored, with a forecast cell in place of a position. */
export interface StoredTrip extends Omit<Trip, 'latitude' | 'longitude' | 'region'> {
  nx: number;
  ny: number;
  sidonm: string;
  sggnm: string;
}

/** Trips of a user. The list is small and always read and written as a whole. */
export const trips = pgTable('trips', {
  userId: ownerId().primaryKey(),
  trips: jsonb('trips').$type<StoredTrip[]>().notNull(),
});
