import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { WarningGrade } from '@/lib/contract/weather-warnings';
import type { ActiveWarnings } from '@/lib/domain/push/warnings';
import { ownerId } from './account-tables';
import { instant } from './columns';

/** Users who want pushes about weather warnings; only while their pushes are enabled. */
export const warningSettings = pgTable(
  'warning_settings',
  {
    userId: ownerId().primaryKey(),
    /** Lowest grade that the user wants. */
    fromGrade: text('from_grade').$type<WarningGrade>().notNull(),
    /** Whether a 경보 is announced in quiet hours, too. */
    atNight: boolean('at_night').notNull(),
    /** Codes of the sigungu of the alarm's place and the saved places, so that an index finds the users of a sigungu. */
    areas: integer('areas').array().notNull(),
  },
  (table) => [index('warning_settings_areas').using('gin', table.areas)],
);

/** Active warnings of the country every ten minutes, from which changes are found. */
export const warningStates = pgTable('warning_states', {
  /** Start of the ten minutes. */
  at: instant('at').primaryKey(),
  active: jsonb('active').$type<ActiveWarnings>().notNull(),
  /** True when the claims of all users who are told about changes are written. */
  isDone: boolean('is_done').notNull(),
});
