import type { ComfortOffsets, LastFeeling } from '@/lib/contract/comfort';
import type { ComfortShift } from '@/lib/messages/ko/comfort';
import type { Messages } from '@/lib/messages/messages';

const SLIGHT_CLO = 0.2;

/** Returns how a comfort offset in clo shifts recommendations. A positive offset means that the user gets hot easily. */
function toShift(offsetClo: number): ComfortShift | null {
  if (offsetClo === 0) return null;
  return { to: offsetClo < 0 ? 'warmer' : 'cooler', isSlight: Math.abs(offsetClo) <= SLIGHT_CLO };
}

/** Describes in one sentence how recommendations differ from those for the average user. */
export function describeOffsets({ cold, warm }: ComfortOffsets, messages: Messages['comfort']): string {
  const [onColdDays, onWarmDays] = [toShift(cold), toShift(warm)];
  const isSame = onColdDays?.to === onWarmDays?.to && onColdDays?.isSlight === onWarmDays?.isSlight;
  return isSame ? messages.always(onColdDays) : messages.byDay(onColdDays, onWarmDays);
}

/** Describes the last feedback. */
export function describeLastFeeling({ date, feeling }: LastFeeling, messages: Messages['comfort']): string {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return messages.lastFeeling({ month, day, feeling });
}
