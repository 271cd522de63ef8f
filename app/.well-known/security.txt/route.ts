import { findOperator } from '@/app/operator';
import { getSiteAddress } from '@/app/site-address';
import { DAY_MS } from '@/lib/contract/durations';
import { createNotFound } from '@/lib/unknown-path';

/** RFC 9116 demands an expiry, at most a year ahead. */
const VALID_MS = 180 * DAY_MS;

/** Returns whom to tell about a vulnerability. A local installation has no operator. */
export function GET(request: Request): Response {
  const operator = findOperator();
  if (!operator) return createNotFound();
  const lines = [
    `Contact: mailto:${operator.email}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    'Preferred-Languages: ko, en',
    `Canonical: ${getSiteAddress(request.headers)}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
