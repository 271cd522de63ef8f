import { ProviderError } from '../provider-error';
import { fetchPortalPage, type PortalAccess } from './fetch-portal-page';

/** The largest known response has 1,052 rows. The service cuts off further rows silently. */
const ROWS_PER_PAGE = 1_100;
const MAX_PAGES = 8;

/**
 * Fetches the rows of all pages. If the service returns fewer rows per page than requested, it counts further pages in
 * its own size.
 */
export async function fetchAllRows(
  access: PortalAccess,
  path: string,
  params: Record<string, string | number>,
  signal: AbortSignal,
): Promise<unknown[]> {
  const page = (pageNo: number, numOfRows: number) =>
    fetchPortalPage(access, path, { ...params, dataType: 'JSON', numOfRows, pageNo }, signal);
  const { rows, totalCount } = await page(1, ROWS_PER_PAGE);
  const all = [...rows];
  for (let pageNo = 2; all.length < totalCount && pageNo <= MAX_PAGES; pageNo++) {
    all.push(...(await page(pageNo, rows.length)).rows);
  }
  if (all.length < totalCount) throw new ProviderError('malformed', `${path}: ${all.length} of ${totalCount} rows`);
  return all;
}
