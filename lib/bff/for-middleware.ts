import 'server-only';

/** The exports that `middleware.ts` may use: nothing that reads a session or calls the host. */
export { findRender, RENDER_TOKEN_HEADER } from './cache/render-token';
export { reportUnknownServer } from './server/app-server';
export { hasSessionCookie } from './session/cookies';
export { PAGE_LANGUAGE_HEADER } from './session/page-language';
export { getRequestLanguage } from './session/request-language';
export { getShownPlaceHeaders } from './shared-links/shared-link';
