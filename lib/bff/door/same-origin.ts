import { ApiError } from '@/lib/contract/errors';
import { PROOF, PROOF_HEADER } from '@/lib/contract/proof-header';
import { env } from '@/lib/env';

function isOwnOrigin(origin: string, host: string | null): boolean {
  const site = env().SITE_URL;
  return site ? origin === new URL(site).origin : URL.canParse(origin) && new URL(origin).host === host;
}

/** Throws `ApiError` FORBIDDEN unless a request that changes something was sent by a page of this site. */
export function requireSameOrigin({ headers }: Request): void {
  const origin = headers.get('origin');
  const fetchSite = headers.get('sec-fetch-site');
  const isOurs =
    headers.get(PROOF_HEADER) === PROOF &&
    (origin !== null || fetchSite !== null) &&
    (origin === null || isOwnOrigin(origin, headers.get('host'))) &&
    (fetchSite === null || fetchSite === 'same-origin');
  if (!isOurs) throw new ApiError('FORBIDDEN');
}
