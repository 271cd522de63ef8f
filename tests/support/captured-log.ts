import { createLogger } from '@/lib/log';
import { getSingleton } from '@/lib/singleton';

/** Makes the BFF log into memory. Call it before anything is logged. */
export function captureBffLog(): { lines: () => string[] } {
  const written: string[] = [];
  getSingleton('bff-log', () => createLogger('trace', 'bff', { write: (line) => void written.push(line) }));
  return { lines: () => written };
}
