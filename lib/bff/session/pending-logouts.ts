import { logOut } from '@/lib/contract/auth';
import { MINUTE_MS } from '@/lib/contract/durations';
import { getSingleton } from '@/lib/singleton';
import { readError, fetchUpstream } from '../upstream/upstream';
import { formatRefreshCookie } from './host-cookies';

const RETRY_MS = MINUTE_MS / 2;
/** More than that were not told of only where the host is away for long; the eldest then run out by themselves. */
const MAX_PENDING = 10_000;

/** Refresh tokens of sessions that ended here while the host could not be told. They die with the process. */
const pending = () => getSingleton('pending-logouts', () => new Set<string>());

/** Tells the host that a session is over. Throws `ApiError` where it could not be told. */
export async function notifyLogout(headers: Record<string, string>): Promise<void> {
  const response = await fetchUpstream({ method: logOut.method, address: logOut.path, headers });
  if (!response.ok) throw await readError(response);
}

/** Tells of those that are left, one after the other, until one cannot be told either. */
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

/** Has the host told of a logout once it can be reached. */
export function queueLogout(refreshToken: string): void {
  const [eldest] = pending();
  if (eldest !== undefined && pending().size >= MAX_PENDING) pending().delete(eldest);
  pending().add(refreshToken);
  startRetrying();
}
