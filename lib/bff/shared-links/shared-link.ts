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

/** Returns true if a district with these names exists. */
const isRegion = (region: Region): boolean => getSingleton('region-names', readNames).has(formatRegion(region));

/** Parses a shared link. Returns null if its district does not exist, because the page would show any text. */
export function readSharedLink(query: URLSearchParams): SharedLook | null {
  const look = parseSharedLook(query);
  return look && isRegion(look.place.region) ? look : null;
}

/** Request header in which `middleware.ts` passes the place of a shared link to layouts, which cannot read the query. */
export const SHOWN_PLACE_HEADER = 'x-nalot-shown-place';

/** Returns the header for a page's request. It is always set, so that a client's own value is overwritten. */
export function getShownPlaceHeaders(query: URLSearchParams): Record<string, string> {
  const look = readSharedLink(query);
  return { [SHOWN_PLACE_HEADER]: look ? formatPlace(look.place) : '' };
}
