import { logOut } from '@/lib/contract/auth';
import { MINUTE_MS } from '@/lib/contract/durations';
import { onGlobal } from '@/lib/on-global';
import { errorOf, fetchUpstream } from '../upstream/upstream';
import { refreshCookie } from './host-cookies';

const RETRY_MS = MINUTE_MS / 2;
/** More than that were not told of only where the host is away for long; the eldest then run out by themselves. */
const MAX_PENDING = 10_000;

/** Refresh tokens of sessions that ended here while the host could not be told. They die with the process. */
const pending = () => onGlobal('pending-logouts', () => new Set<string>());

/** Tells the host that a session is over. Throws `ApiError` where it could not be told. */
export async function tellOfLogout(headers: Record<string, string>): Promise<void> {
  const response = await fetchUpstream({ method: logOut.method, address: logOut.path, headers });
  if (!response.ok) throw await errorOf(response);
}

/** Tells of those that are left, one after the other, until one cannot be told either. */
export async function tellOfPendingLogouts(): Promise<void> {
  for (const refreshToken of pending()) {
    await tellOfLogout(refreshCookie(refreshToken));
    pending().delete(refreshToken);
  }
}

const begin = () =>
  onGlobal('pending-logouts-timer', () => {
    const tryAgain = () => void tellOfPendingLogouts().catch(() => undefined);
    return setInterval(tryAgain, RETRY_MS).unref();
  });

/** Has the host told of a logout once it can be reached. */
export function tellOfLogoutLater(refreshToken: string): void {
  const [eldest] = pending();
  if (eldest !== undefined && pending().size >= MAX_PENDING) pending().delete(eldest);
  pending().add(refreshToken);
  begin();
}
