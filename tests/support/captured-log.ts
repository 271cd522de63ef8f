import { createLogger } from '@/lib/log';
import { getSingleton } from '@/lib/singleton';

/** Makes the BFF log to memory in the tests of a file. */
export function captureBffLog(): { lines: () => string[] } {
  const written: string[] = [];
  beforeAll(() => {
    getSingleton('bff-log', () => createLogger('trace', 'bff', { write: (line) => void written.push(line) }));
  });
  return { lines: () => written };
}
