import { sql } from 'drizzle-orm';
import { metrics } from '@/lib/metrics/metrics';
import { queryRows } from './query-rows';
import type { OpenDatabase } from './database';

/** Registers metrics of the connection pools and of due pushes, which are read at every scrape. */
export function registerDatabaseMetrics({ pools, dispatchDb }: OpenDatabase, closing: AbortSignal): void {
  const { collectors, connections, openClaims } = metrics();

  async function collect(): Promise<void> {
    for (const { name, total, idle, waiting } of pools())
      for (const [state, count] of Object.entries({ total, idle, waiting }))
        connections.set({ pool: name, state }, count);
    const rows = await queryRows<{ count: number }>(
      dispatchDb,
      sql`select count(*)::int as count from push_claims where outcome is null and due_at <= now()`,
    );
    openClaims.set(rows[0]?.count ?? 0);
  }

  collectors.add(collect);
  closing.addEventListener('abort', () => collectors.delete(collect));
}
