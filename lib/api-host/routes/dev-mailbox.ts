import { Hono } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import { isLoopback } from '../shared/network';
import type { HostDependencies } from '../dependencies';
import { mailboxPage } from '../mail/mailbox-page';

/** A page of another site must not be able to read a code by a name that it points at this machine. */
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]', 'api-host'];

/** The mails that were not sent, for whoever sits at this machine; there is no such page anywhere else. */
export function devMailboxRoute({ mailbox }: Pick<HostDependencies, 'mailbox'>): Hono {
  return new Hono().get('/dev/mailbox', async (context) => {
    const isHere = isLoopback(context) && LOCAL_NAMES.includes(new URL(context.req.url).hostname);
    if (!mailbox || !isHere) throw new ApiError('NOT_FOUND');
    return context.html(mailboxPage(await mailbox.read()), 200, {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
}
