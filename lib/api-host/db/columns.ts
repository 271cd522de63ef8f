import { timestamp } from 'drizzle-orm/pg-core';

/** Timestamp column that is independent of time zones. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Smallest UUID, which sorts before every user id. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';
