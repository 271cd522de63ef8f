import { createHash } from 'node:crypto';
import { ApiError } from '@/lib/contract/errors';
import { matchesEtag } from '@/lib/contract/etag';
import { getOutfitPicture } from '@/lib/contract/outfit';
import { serve } from '../http/serve';

export const outfitPictureRoutes = [
  serve(getOutfitPicture, async ({ params, query }, { pictures, clock }, context) => {
    const nowMs = clock();
    const picture = await pictures.read?.(params.id, query, nowMs);
    if (!picture) throw new ApiError('NOT_FOUND');
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
    context.header('etag', etag);
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', `public, max-age=${query.expires - Math.floor(nowMs / 1_000)}, immutable`);
    if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304);
    return context.body(new Uint8Array(picture), 200, {
      'content-type': query.width === undefined ? 'image/webp' : 'image/avif',
    });
  }),
];
