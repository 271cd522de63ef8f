import type { z } from 'zod';
import { ProviderError } from '../provider-error';

/** If more of the rows are unreadable, the response as a whole is. */
const MAX_UNREADABLE_SHARE = 0.5;

/**
 * Parses rows one by one, so that an unreadable one costs only itself.
 * @throws ProviderError malformed if most of them are unreadable.
 */
export function parseEachRow<T extends z.ZodType>(rows: unknown[], schema: T, endpoint: string): z.output<T>[] {
  const parsed = rows.flatMap((row) => {
    const result = schema.safeParse(row);
    return result.success ? [result.data] : [];
  });
  const unreadable = rows.length - parsed.length;
  if (unreadable > rows.length * MAX_UNREADABLE_SHARE)
    throw new ProviderError('malformed', `${endpoint}: ${unreadable} of ${rows.length} rows have an unknown shape`);
  return parsed;
}
