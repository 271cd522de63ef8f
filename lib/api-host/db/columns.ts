import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, whatever the time zone of who reads it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Smallest UUID: before every user id. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';
