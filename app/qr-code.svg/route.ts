import { renderSVG } from 'uqr';
import { getSiteAddress } from '../site-address';

/** The site's address as a picture for a phone's camera. */
export const GET = (request: Request): Response =>
  new Response(
    renderSVG(getSiteAddress(request.headers), { border: 1, whiteColor: '#ffffff', blackColor: '#17212f' }),
    {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=86400' },
    },
  );
