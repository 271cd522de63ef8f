import { eq } from 'drizzle-orm';
import { openEmbeddedDatabase } from '@/lib/api-host/db/embedded-database';
import { cacheEntries } from '@/lib/api-host/db/schema';
import { createLogger } from '@/lib/log';

// A process for the tests of the data folder: opens it, reports what it finds, writes a row and keeps running.
async function hold(folder: string, key: string): Promise<void> {
  const { db } = await openEmbeddedDatabase({ folder, logger: createLogger('silent', 'test') });
  const found = await db.select({ key: cacheEntries.key }).from(cacheEntries);
  await db.insert(cacheEntries).values({ key, value: { by: process.pid }, expiresAt: new Date() });
  const [row] = await db.select().from(cacheEntries).where(eq(cacheEntries.key, key));
  process.stdout.write(`${JSON.stringify({ found: found.map((one) => one.key), wrote: row?.key })}\n`);
  setInterval(() => {}, 60_000);
}

hold(process.argv[2] ?? '', process.argv[3] ?? '').catch((error: Error) => {
  process.stderr.write(error.message);
  process.exit(1);
});
