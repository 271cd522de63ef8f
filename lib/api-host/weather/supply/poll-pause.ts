const FIRST_MS = 60;
const GROWTH = 1.25;
const MAX_MS = 1_000;

/**
 * Returns the pause, ms, before polling again for a response that another instance fetches. It grows with each poll, so
 * that many waiting cells do not slow the database down.
 */
export const getPollPauseMs = (polls: number): number => Math.min(FIRST_MS * GROWTH ** polls, MAX_MS);
