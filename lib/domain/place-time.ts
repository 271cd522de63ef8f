import { HOUR_MS } from '@/lib/contract/durations';
import type { Coordinates } from './coordinates';
import { kstEpochMs } from './kst';

// The rules of this app count days and hours in Korean time. For a place abroad they get instants of place time: those at
// which a Korean clock shows what the clock of the place shows. All dates and hours are then those of the place.

const DEGREES_PER_HOUR = 15;

/** Clocks by time zone, of which there are a few hundred. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function getClock(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv', {
      ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns an instant in place time, epoch ms. In Korea it is the instant itself. */
export function toPlaceTimeMs(epochMs: number, timeZone: string | undefined): number {
  if (!timeZone) return epochMs;
  const [date = '', time = ''] = getClock(timeZone).format(epochMs).split(' ');
  const [hour, minute, second] = time.split(':').map(Number);
  return kstEpochMs(date, hour, minute) + second! * 1_000 + (epochMs % 1_000);
}

/**
 * Returns the point at which the sun stands in place time as it does at a place: on the same latitude, as many degrees east
 * or west as the sun moves in the difference between the clocks.
 */
export function toPlaceTimePoint({ lat, lon }: Coordinates, aheadMs: number): Coordinates {
  return { lat, lon: lon - (aheadMs / HOUR_MS) * DEGREES_PER_HOUR };
}
