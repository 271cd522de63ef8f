import { HOUR_MS } from '@/lib/contract/durations';
import { kstEpochMs, type KstDate } from '../kst';
import type { Wearing } from './wearing';
import type { Traits } from './traits';
import type { WearStep } from './wear-steps';

/** Recommended instructions for wearing an outfit. */
export interface ToldWearing {
  steps: readonly WearStep[];
  thermals: boolean;
  /** Insulation of the extra layer, clo; 0 without one. */
  extraClo: number;
}

/** A recommendation as it was told: its relevant hours (epoch ms) and how to wear the outfit. */
export interface ToldOutfit extends ToldWearing {
  hours: readonly number[];
}

/** Formats a recommendation for a date: `7-9,12-13/2,12:1/t/0.18` (`lib/contract/told-field.ts`). */
export function formatTold(date: KstDate, hours: readonly number[], traits: Traits, wearing: Wearing): string {
  const dayStartMs = kstEpochMs(date);
  const numbers = hours.map((epochMs) => Math.round((epochMs - dayStartMs) / HOUR_MS));
  const starts = numbers.filter((hour) => !numbers.includes(hour - 1));
  const ends = numbers.filter((hour) => !numbers.includes(hour + 1));
  const spans = starts.map((start, index) => `${start}-${ends[index]! + 1}`).join();
  const steps = wearing.steps.map(({ fromC, state }) => (fromC === -Infinity ? String(state) : `${fromC}:${state}`));
  const extraClo = wearing.extra ? wearing.states.at(-1)!.clo - traits.states.at(-1)!.clo : 0;
  const extra = extraClo > 0 ? `/${extraClo.toFixed(2)}` : '';
  return `${spans}/${steps.join()}${wearing.thermals ? '/t' : ''}${extra}`;
}

/** Parses a recommendation for a date. The text is of the contract's format. */
export function parseTold(date: KstDate, text: string): ToldOutfit {
  const [spans = '', rows = '', ...rest] = text.split('/');
  const dayStartMs = kstEpochMs(date);
  const hours = spans.split(',').flatMap((span) => {
    const [from = 0, until = 0] = span.split('-').map(Number);
    return Array.from({ length: Math.max(0, until - from) }, (_, index) => dayStartMs + (from + index) * HOUR_MS);
  });
  const steps = rows.split(',').map((row, index): WearStep => {
    const [first, second] = row.split(':').map(Number);
    return index === 0 ? { fromC: -Infinity, state: first ?? 0 } : { fromC: first ?? 0, state: second ?? 0 };
  });
  const extraClo = Number(rest.find((part) => part !== 't') ?? 0);
  return { hours, steps, thermals: rest.includes('t'), extraClo };
}

/** Converts instructions to an outfit's states. A state that the outfit does not have becomes its warmest one. */
export function toWearing({ states }: Traits, { steps, thermals, extraClo }: ToldWearing): Wearing {
  const warmest = states.at(-1) ?? states[0];
  const all = extraClo > 0 ? [...states, { ...warmest, clo: warmest.clo + extraClo, extra: true }] : states;
  return {
    states: all,
    steps: steps.map(({ fromC, state }) => ({ fromC, state: Math.min(state, all.length - 1) })),
    thermals,
    extra: extraClo > 0,
  };
}
