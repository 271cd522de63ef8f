import { headers } from 'next/headers';
import { ApiError } from '@/lib/contract/errors';
import { REQUEST_ID_HEADER, requestIdOf } from '@/lib/contract/request-id';
import { env, isLocal } from '@/lib/env';
import { bffLog } from '../bff-log';
import { clientAddress, isFromThisMachine } from '../upstream/client-address';
import { fetchUpstream } from '../upstream/upstream';

const MAILBOX_PATH = '/dev/mailbox';

/** Whether mails wait here to be read instead of being sent: in the embedded default. */
const isMailboxInUse = (): boolean => !env().API_BASE_URL && !env().SMTP_URL && isLocal(env());

/** Those are for this very machine. */
const isOpen = (request: Pick<Request, 'headers'>): boolean => isMailboxInUse() && isFromThisMachine(request);

/** Says where, when a server starts. */
export function logMailbox(): void {
  const address = `http://localhost:${process.env.PORT ?? 3000}${MAILBOX_PATH}`;
  if (isMailboxInUse()) bffLog().info({ address }, 'mails are not sent but kept to be read');
}

/** Where the mails that were not sent can be read, for whoever may; null for everyone else. */
export async function mailboxAddress(): Promise<string | null> {
  return isOpen({ headers: await headers() }) ? MAILBOX_PATH : null;
}

/** The mailbox's page. */
export async function openMailbox(request: Request): Promise<Response> {
  if (!isOpen(request)) {
    const missing = new ApiError('NOT_FOUND');
    return Response.json(missing.toBody(), { status: missing.status });
  }
  const address = clientAddress(request);
  return fetchUpstream({
    method: 'GET',
    address: MAILBOX_PATH,
    headers: { [REQUEST_ID_HEADER]: requestIdOf(request.headers), ...(address && { 'x-forwarded-for': address }) },
  });
}
