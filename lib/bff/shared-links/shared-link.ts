import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Region } from '@/lib/contract/region';
import { formatPlace } from '@/lib/domain/place';
import { parseSharedLook, type SharedLook } from '@/lib/domain/shared-look';
import { getSingleton } from '@/lib/singleton';

const formatRegion = ({ sidonm, sggnm }: Region) => `${sidonm} ${sggnm}`;

const readNames = (): ReadonlySet<string> =>
  new Set(
    (JSON.parse(readFileSync(join(process.cwd(), 'data/regions/regions.json'), 'utf8')) as Region[]).map(formatRegion),
  );

/** Whether there is a district of these names. */
const isRegion = (region: Region): boolean => getSingleton('region-names', readNames).has(formatRegion(region));

/** What a shared link speaks of. A name that is no district's is anybody's words, and none of ours. */
export function readSharedLink(query: URLSearchParams): SharedLook | null {
  const look = parseSharedLook(query);
  return look && isRegion(look.place.region) ? look : null;
}

/** By which the middleware tells layouts, which do not see a query, what place a shared link is about. */
export const SHOWN_PLACE_HEADER = 'x-nalot-shown-place';

/** The header that a page's request goes on with; whatever a client says by it is no more. */
export function getShownPlaceHeaders(query: URLSearchParams): Record<string, string> {
  const look = readSharedLink(query);
  return { [SHOWN_PLACE_HEADER]: look ? formatPlace(look.place) : '' };
}
