import { headers } from 'next/headers';
import { ApiError } from '@/lib/contract/errors';
import { requestIdOf } from '@/lib/contract/request-id';
import { env } from '@/lib/env';
import { clientAddress, isLoopback } from './client-address';
import { askUpstream } from './upstream';

const MAILBOX_PATH = '/dev/mailbox';

/** Whether mails are kept to be read here instead of being sent: in the embedded default, for this very machine. */
const isOpen = (request: Pick<Request, 'headers'>): boolean =>
  !env().API_BASE_URL && !env().SMTP_URL && isLoopback(request);

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
  return askUpstream({
    method: 'GET',
    address: MAILBOX_PATH,
    headers: { 'x-request-id': requestIdOf(request.headers), ...(address && { 'x-forwarded-for': address }) },
  });
}
