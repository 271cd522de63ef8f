import type { DayPart } from '@/lib/messages/reason-facts';
import { kstHour } from '../kst';

/** Parts of the day with the hour before which each ends. */
const PARTS: readonly (readonly [untilHour: number, part: DayPart])[] = [
  [6, 'early-morning'],
  [11, 'morning'],
  [17, 'daytime'],
  [21, 'evening'],
];

export const getPartOfDay = (epochMs: number): DayPart =>
  PARTS.find(([untilHour]) => kstHour(epochMs) < untilHour)?.[1] ?? 'night';
