import { getSiteAddress } from '../site-address';

/** Returns the rules for crawlers: everything that is the same for all users may be read. */
export const GET = (request: Request): Response =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Allow: /api/v1/outfit-picture/',
      'Allow: /api/v1/outfit-card',
      'Allow: /api/v1/guide-card',
      'Disallow: /oauth/',
      'Disallow: /dev/',
      'Disallow: /my/',
      `Sitemap: ${getSiteAddress(request.headers)}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' } },
  );
