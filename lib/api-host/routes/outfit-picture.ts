import { HOUR_S, YEAR_S } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { matchesEtag } from '@/lib/contract/etag';
import { getOutfitPicture } from '@/lib/contract/outfit';
import { defineRoute, type Route } from '../http/define-route';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';

/**
 * Returns the cache header of a picture. A URL with the current version never changes. With another version, while
 * instances are being replaced, it returns the current picture, which must not be cached under that name. A URL without
 * a version comes from an older release.
 */
function getPictureCacheControl(requestedVersion: string | undefined, version: string): string {
  if (requestedVersion === undefined) return `public, max-age=${HOUR_S}`;
  return requestedVersion === version ? `public, max-age=${YEAR_S}, immutable` : 'private, no-store';
}

export const outfitPictureRoutes: Route<Pick<OutfitDependencies, 'pictures' | 'clock'>>[] = [
  defineRoute(getOutfitPicture, async ({ params, query }, { pictures, clock }, context) => {
    if (!pictures.ids.has(params.id)) throw new ApiError('NOT_FOUND');
    if (!pictures.read) {
      const { presignedUrl, variants } = await pictures.getUrls(params.id, clock());
      context.header('cache-control', 'private, no-store');
      return context.redirect(variants.find(({ width }) => width === query.width)?.presignedUrl ?? presignedUrl);
    }
    const picture = await pictures.read(params.id, query.width);
    if (!picture) throw new ApiError('NOT_FOUND');
    const etag = `"${picture.version}"`;
    context.header('etag', etag);
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', getPictureCacheControl(query.v, picture.version));
    if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304);
    return context.body(new Uint8Array(picture.bytes), 200, {
      'content-type': query.width === undefined ? 'image/webp' : 'image/avif',
    });
  }),
];
