/** The exports that the edge layer may use. Not `server-only`: a load test runs the edge without Next.js. */
export { bffLog } from './bff-log';
export { isShared, type AdmitMiss } from './cache/cache-entry';
export { findRender, getRequestNetwork, RENDER_TOKEN_HEADER, withRenderToken } from './cache/render-token';
export { serveAdmittedCall, serveCall } from './gateway/serve-call';
export { isAppServer } from './server/app-server';
export { warmUpWith } from './server/warm-up';
export { getSecurityHeaders } from './server/security-headers';
export { chooseRequestLanguage } from './session/request-language';
export { isRealPlace } from './shared-links/real-place';
export { readSharedLink } from './shared-links/shared-link';
