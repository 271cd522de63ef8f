'use client';

import { stored, useStored } from '../storage/stored';

/** Ids of packed items by trip. Stored on the device that is beside the suitcase. */
const ticks = stored<Record<string, string[]>>('local', 'trip-ticks');

const NONE: readonly string[] = [];

export const useTicks = (tripId: string): readonly string[] => useStored(ticks)?.[tripId] ?? NONE;

/** Marks an item of a trip as packed, or as not packed. */
export function toggleTick(tripId: string, itemId: string): void {
  const { [tripId]: before = [], ...others } = ticks.read() ?? {};
  const isTicked = before.includes(itemId);
  ticks.write({ ...others, [tripId]: isTicked ? before.filter((id) => id !== itemId) : [...before, itemId] });
}

/** Forgets the ticks of trips that no longer exist. */
export function keepTicksOf(tripIds: readonly string[]): void {
  const kept = Object.entries(ticks.read() ?? {}).filter(([id]) => tripIds.includes(id));
  ticks.write(kept.length > 0 ? Object.fromEntries(kept) : null);
}
