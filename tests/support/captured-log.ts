import { createLogger } from '@/lib/log';
import { getSingleton } from '@/lib/singleton';

/** Makes the BFF log to memory. Must be called before the first log line. */
export function captureBffLog(): { lines: () => string[] } {
  const written: string[] = [];
  getSingleton('bff-log', () => createLogger('trace', 'bff', { write: (line) => void written.push(line) }));
  return { lines: () => written };
}
