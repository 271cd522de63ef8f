import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, whatever the time zone of who reads it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
