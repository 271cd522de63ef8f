import { createLimits } from '@/lib/api-host/shared/limits';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { openDefaultDatabase } from './engines';
import { createTestHost, pictureFolder } from './test-host';

export const CARDS_MS = Date.parse('2026-01-15T09:10:00+09:00');

/** Serves cards to the tests of a file, each network a few an hour. Returns a function that sends a request to the host. */
export function serveCards(cardsAnHour: number): (request: Request) => Promise<Response> {
  const pictures = pictureFolder();
  let opened: OpenDatabase;
  let host: ReturnType<typeof createTestHost>;
  beforeAll(async () => {
    opened = await openDefaultDatabase();
    const clock = () => CARDS_MS;
    const limits = createLimits(async () => opened.db, clock, { card: cardsAnHour });
    host = createTestHost({ opened, folder: pictures.folder, clock, limits });
  });
  afterAll(async () => {
    await opened.close();
    pictures.remove();
  });
  return async (request) => host.fetch(request);
}
