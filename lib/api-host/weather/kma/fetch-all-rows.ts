import { ProviderError } from '../provider-error';
import { fetchPortalPage, type PortalAccess } from './fetch-portal-page';

/** The largest known response has 1,052 rows. The service cuts off further rows silently. */
const ROWS_PER_PAGE = 1_100;
const MAX_PAGES = 8;

/** Returns a page without rows for the error that there is no data. Throws any other error. */
function toEmptyPage(error: unknown): { rows: unknown[] } {
  if (error instanceof ProviderError && error.kind === 'no-data') return { rows: [] };
  throw error;
}

/**
 * Fetches the rows of all pages. If the service returns fewer rows per page than requested, it counts further pages in
 * its own size. If it counts more rows than it returns, these are all there are: missing values are known as missing.
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
    const further = await page(pageNo, rows.length).catch(toEmptyPage);
    if (further.rows.length === 0) break;
    all.push(...further.rows);
  }
  return all;
}
