import { Hono } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import { isLoopbackName } from '@/lib/ip/loopback';
import { isFromThisMachine } from '../shared/network';
import { digest, isSameHash } from '../shared/secrets';
import type { AccountServices } from '../accounts/account-dependencies';
import type { Infrastructure } from '../shared/infrastructure';
import { renderMailboxPage } from '../mail/mailbox-page';

/** Host name of calls from the BFF in this process. */
const IN_PROCESS_NAME = 'api-host';

/** Rejects other names, because another site could resolve its own name to this machine and read a code. */
const isOurName = (hostname: string): boolean => hostname === IN_PROCESS_NAME || isLoopbackName(hostname);

/** Shows the stored mails to someone who works on this machine and can read its log. Everyone else gets 404. */
export function devMailboxRoute({
  mailbox,
  keys,
}: Pick<AccountServices, 'mailbox'> & Pick<Infrastructure, 'keys'>): Hono {
  return new Hono().get('/dev/mailbox', async (context) => {
    const isHere = isFromThisMachine(context) && isOurName(new URL(context.req.url).hostname);
    const hasKey = isSameHash(digest(context.req.query('key') ?? ''), digest(keys.mailbox));
    if (!mailbox || !isHere || !hasKey) throw new ApiError('NOT_FOUND');
    return context.html(renderMailboxPage(await mailbox.read()), 200, {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
}
