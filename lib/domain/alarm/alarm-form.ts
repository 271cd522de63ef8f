import { z } from 'zod';
import { categoryId } from '@/lib/contract/outfit';
import { TIME_PART_ERRORS, parseTimePart, type TimePart } from './alarm-time';

const part = (name: TimePart) =>
  z.string().refine((text) => parseTimePart(name, text) !== null, TIME_PART_ERRORS[name]);

/** An alarm as it is typed. */
export const alarmForm = z.object({
  enabled: z.boolean(),
  hours: part('hours'),
  minutes: part('minutes'),
  categoryId,
  /** News of rain, snow and cold beside it. */
  newsEnabled: z.boolean(),
  /** The evening's question how it was. */
  questionEnabled: z.boolean(),
  /** Where it is to be about from now on: wherever the person is ('here'), or a saved place by its id; null for where it is about. */
  movedTo: z.string().nullable(),
});
export type AlarmFormValues = z.infer<typeof alarmForm>;
