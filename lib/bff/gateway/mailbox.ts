import { createHash, timingSafeEqual } from 'node:crypto';
import { headers } from 'next/headers';
import { deriveApiKeys } from '@/lib/api-keys';
import { DAY_S } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { REQUEST_ID_HEADER, getRequestId } from '@/lib/contract/request-id';
import { env, isLocal } from '@/lib/env';
import { bffLog } from '../bff-log';
import { readCookie, writeCookie } from '../session/cookies';
import { getClientAddress, isFromThisMachine } from '../upstream/client-address';
import { fetchUpstream } from '../upstream/upstream';
import { createErrorResponse } from './error-response';

const MAILBOX_PATH = '/dev/mailbox';
const KEY_COOKIE = 'nalot.mailbox';
const HOW_TO_OPEN = '개발용 우편함은 서버를 시작한 터미널에 적힌 주소(/dev/mailbox?key=...)로 한 번 열어 주세요.';
const PLAIN_TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Returns true if mails are stored to be read instead of sent: in the embedded default. */
const isMailboxInUse = (): boolean => !env().API_BASE_URL && !env().SMTP_URL && isLocal(env());

/** Returns true if the request may see the mailbox: it must come from this machine. */
const isOpen = (request: Pick<Request, 'headers'>): boolean => isMailboxInUse() && isFromThisMachine(request);

/** Returns the key of the mailbox, which is logged only. A tunnel may forward other people's requests from this machine. */
const getMailboxKey = (): string => deriveApiKeys(env()).mailbox;

const formatPathWithKey = (): string => `${MAILBOX_PATH}?key=${getMailboxKey()}`;

/** Returns true if the request has the key in its query, or in the cookie that an earlier visit set. */
function hasKey(request: Request): boolean {
  const shown = new URL(request.url).searchParams.get('key') ?? readCookie(request, KEY_COOKIE) ?? '';
  const [one, other] = [shown, getMailboxKey()].map((key) => createHash('sha256').update(key).digest());
  return timingSafeEqual(one as Buffer, other as Buffer);
}

export function logMailboxAddress(): void {
  const address = `http://localhost:${process.env.PORT ?? 3000}${formatPathWithKey()}`;
  if (isMailboxInUse()) bffLog().info({ address }, 'mailbox: mails are stored here instead of sent');
}

/** Returns the path of the mailbox, or null if the request of this page may not see it. */
export async function getMailboxPath(): Promise<string | null> {
  return isOpen({ headers: await headers() }) ? MAILBOX_PATH : null;
}

export async function serveMailbox(request: Request): Promise<Response> {
  if (!isOpen(request)) return createErrorResponse(new ApiError('NOT_FOUND'), request);
  if (!hasKey(request)) return new Response(HOW_TO_OPEN, { status: 403, headers: PLAIN_TEXT });
  const address = getClientAddress(request);
  const page = await fetchUpstream({
    method: 'GET',
    address: formatPathWithKey(),
    headers: { [REQUEST_ID_HEADER]: getRequestId(request.headers), ...(address && { 'x-forwarded-for': address }) },
  });
  writeCookie(page.headers, { name: KEY_COOKIE, value: getMailboxKey(), maxAge: DAY_S, sameSite: 'strict' });
  return page;
}
