import { z } from 'zod';
import { mapOptionalPushes } from '@/lib/contract/optional-pushes';
import { categoryId } from '@/lib/contract/outfit';
import { WARNING_GRADE_LIST } from '@/lib/contract/weather-warnings';
import { TIME_PART_PROBLEMS, parseTimePart, type TimePart } from './alarm-time';

const part = (name: TimePart) =>
  z.string().refine((text) => parseTimePart(name, text) !== null, TIME_PART_PROBLEMS[name]);

export const alarmForm = z.object({
  enabled: z.boolean(),
  hours: part('hours'),
  minutes: part('minutes'),
  categoryId,
  ...mapOptionalPushes(() => z.boolean()),
  /** Lowest grade of the weather warnings to be told about. */
  warningsFrom: z.enum(['none', ...WARNING_GRADE_LIST]),
  warningsAtNight: z.boolean(),
  /** New place: 'here' for the user's position, or the id of a saved place; null to leave it unchanged. */
  movedTo: z.string().nullable(),
});
export type AlarmFormValues = z.infer<typeof alarmForm>;
