import { z } from 'zod';
import { categoryId } from '@/lib/contract/outfit';
import { PART_RULES, readPart, type TimePart } from './alarm-time';

const part = (name: TimePart) => z.string().refine((text) => readPart(name, text) !== null, PART_RULES[name]);

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
  /** It is to be about wherever the person turns out to be, in place of where it is about. */
  isHere: z.boolean(),
});
export type TypedAlarm = z.infer<typeof alarmForm>;
