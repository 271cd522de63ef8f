import { createLogger } from '@/lib/log';
import { onGlobal } from '@/lib/on-global';

/** Makes the BFF log into memory. Call it before anything is logged. */
export function captureBffLog(): { lines: () => string[] } {
  const written: string[] = [];
  onGlobal('bff-log', () => createLogger('trace', 'bff', { write: (line) => void written.push(line) }));
  return { lines: () => written };
}
