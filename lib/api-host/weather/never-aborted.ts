import { setMaxListeners } from 'node:events';

/**
 * For policies that nothing outside ends. It takes the place of the one signal of cockatiel's own which all policies of a
 * process listen to: with more than ten under way at once Node would take that for a leak, and warn.
 */
export const NEVER_ABORTED: AbortSignal = new AbortController().signal;
setMaxListeners(0, NEVER_ABORTED);
