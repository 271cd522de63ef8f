import { logOut } from '@/lib/contract/auth';
import { MINUTE_MS } from '@/lib/contract/durations';
import { getSingleton } from '@/lib/singleton';
import { readError, fetchUpstream } from '../upstream/upstream';
import { formatRefreshCookie } from './host-cookies';

const RETRY_MS = MINUTE_MS / 2;
/** Reached only if the host is away for long. The oldest are dropped: their tokens expire by themselves. */
const MAX_PENDING = 10_000;

/** Refresh tokens of sessions that ended here while the host was unreachable. They are lost with the process. */
const pending = () => getSingleton('pending-logouts', () => new Set<string>());

/** Notifies the host that a session has ended. Throws `ApiError` if that fails. */
export async function notifyLogout(headers: Record<string, string>): Promise<void> {
  const response = await fetchUpstream({ method: logOut.method, address: logOut.path, headers });
  if (!response.ok) throw await readError(response);
}

/** Notifies the host of each pending logout in turn, until one fails. */
export async function retryPendingLogouts(): Promise<void> {
  for (const refreshToken of pending()) {
    await notifyLogout(formatRefreshCookie(refreshToken));
    pending().delete(refreshToken);
  }
}

const startRetrying = () =>
  getSingleton('pending-logouts-timer', () => {
    const tryAgain = () => void retryPendingLogouts().catch(() => undefined);
    return setInterval(tryAgain, RETRY_MS).unref();
  });

/** Queues a logout, of which the host is notified when it can be reached. */
export function queueLogout(refreshToken: string): void {
  const [eldest] = pending();
  if (eldest !== undefined && pending().size >= MAX_PENDING) pending().delete(eldest);
  pending().add(refreshToken);
  startRetrying();
}
