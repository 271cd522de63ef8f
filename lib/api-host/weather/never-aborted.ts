import { setMaxListeners } from 'node:events';

/**
 * A signal for policies that nothing aborts. By default cockatiel's policies share one signal, and Node would warn of a
 * leak if more than ten of them listen to it at once.
 */
export const NEVER_ABORTED: AbortSignal = new AbortController().signal;
setMaxListeners(0, NEVER_ABORTED);
