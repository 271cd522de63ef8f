import { env } from './env';

/** What Firebase's messaging asks in the browser, for its token. */
const FIREBASE_MESSAGING = ' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com';

/** What its analytics ask, where there are any and a person has agreed to them. */
const FIREBASE_ANALYTICS =
  ' https://firebase.googleapis.com https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

/** The Firebase addresses that scripts of a site with this web configuration may ask. */
function firebaseAddresses(webConfig: string | undefined): string {
  if (!webConfig) return '';
  return FIREBASE_MESSAGING + (webConfig.includes('"measurementId"') ? FIREBASE_ANALYTICS : '');
}

/**
 * The policy of every page: scripts only with this answer's nonce, nothing framed, nothing from elsewhere, save
 * pictures where an S3-compatible store holds them, and tokens and events where Firebase is configured. Styles may be inline:
 * React writes style attributes.
 */
export function contentSecurityPolicy(nonce: string): string {
  const { NODE_ENV, S3_BUCKET, S3_ENDPOINT, FIREBASE_WEB_CONFIG } = env();
  const development = NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  const pictures = S3_BUCKET ? ` ${new URL(S3_ENDPOINT).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}`,
    "font-src 'self'",
    `connect-src 'self'${firebaseAddresses(FIREBASE_WEB_CONFIG)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
