import type { Call } from './call';

/** Values of the parameters of users who set nothing. */
const NEUTRAL_VALUES: readonly unknown[] = [undefined, '', 0];

/** Returns true if a parsed query has a value by which one user could be recognised (`Call.personalQuery`). */
export const isPersonalQuery = ({ personalQuery = [] }: Call, query: Record<string, unknown> = {}): boolean =>
  personalQuery.some((name) => !NEUTRAL_VALUES.includes(query[name]));
