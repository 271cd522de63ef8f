const FIRST_MS = 60;
const GROWTH = 1.25;
const MAX_MS = 1_000;

/**
 * How long to wait before looking again (`peeks` times so far) for what another instance is asking for, ms: a moment at
 * first, then ever longer, so that those who wait for many cells do not keep the database from those who work.
 */
export const getPollPauseMs = (peeks: number): number => Math.min(FIRST_MS * GROWTH ** peeks, MAX_MS);
