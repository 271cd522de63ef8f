import { renderSVG } from 'uqr';
import { getSiteAddress } from '../site-address';

/** Returns the site's address as a QR code. */
export const GET = (request: Request): Response =>
  new Response(
    renderSVG(getSiteAddress(request.headers), { border: 1, whiteColor: '#ffffff', blackColor: '#17212f' }),
    {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=86400' },
    },
  );
