import { kstDate, kstHour, startOfHourMs } from '@/lib/domain/kst';
import { listSearchPaths } from '@/lib/domain/search-pages/search-paths';
import { HOME_PATH } from '@/lib/routes';
import { listLanguageAddresses } from '../alternates';
import { getSiteAddress } from '../site-address';
import { GUIDE_CHANGED_ON } from '../(search)/search-metadata';

/** Formats the full hour of a time, with the offset of KST. */
const formatHour = (epochMs: number) =>
  `${kstDate(epochMs)}T${String(kstHour(startOfHourMs(epochMs))).padStart(2, '0')}:00:00+09:00`;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Returns an entry for each language of a page. Each lists the page in all languages, as Google requires. */
function describePages(addresses: Record<string, string>, lastModified: string): string[] {
  const alternates = Object.entries(addresses).map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
  );
  return [...new Set(Object.values(addresses))].map(
    (address) => `<url><loc>${escapeXml(address)}</loc><lastmod>${lastModified}</lastmod>${alternates.join('')}</url>`,
  );
}

/** Returns the sitemap. Pages with weather change at each full hour. */
export function GET(request: Request): Response {
  const [site, hour] = [getSiteAddress(request.headers), formatHour(Date.now())];
  const pages = [{ path: HOME_PATH, isConstant: false }, ...listSearchPaths()].flatMap(({ path, isConstant }) =>
    describePages(listLanguageAddresses(site, path), isConstant ? GUIDE_CHANGED_ON : hour),
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${pages.join('\n')}\n</urlset>\n`;
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
