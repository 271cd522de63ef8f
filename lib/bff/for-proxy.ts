import 'server-only';

/** What the middleware may call of the BFF: nothing that opens a session or reaches the host. */
export { hasSessionCookie } from './session/cookies';
export { getShownPlaceHeaders } from './shared-links/shared-link';
