import { sql } from 'drizzle-orm';
import { metrics } from '@/lib/metrics/metrics';
import { queryRows } from './query-rows';
import type { OpenDatabase } from './database';

/** Tells of the pools, and of the pushes that are due, whenever the numbers are read. */
export function registerDatabaseMetrics({ pools, dispatchDb }: OpenDatabase, closing: AbortSignal): void {
  const { collectors, connections, openClaims } = metrics();

  async function collect(): Promise<void> {
    for (const { name, total, idle, waiting } of pools())
      for (const [state, count] of Object.entries({ total, idle, waiting }))
        connections.set({ pool: name, state }, count);
    const found = await queryRows<{ count: number }>(
      dispatchDb,
      sql`select count(*)::int as count from push_claims where outcome is null and due_at <= now()`,
    );
    openClaims.set(found[0]?.count ?? 0);
  }

  collectors.add(collect);
  closing.addEventListener('abort', () => collectors.delete(collect));
}
