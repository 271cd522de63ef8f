import { env } from './env';

/** Request header that passes the nonce of the response to the code that renders the page. */
export const NONCE_HEADER = 'x-nonce';

/** Creates a nonce of 128 random bits for one response. */
export const createNonce = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');

/** Hash of the style that the toast library inserts into the page. A test fails if the library changes it. */
export const TOAST_STYLE_HASH = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** Hash of an empty style: the library inserts the element before its content. */
const EMPTY_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Origins that Firebase Messaging calls for a push token. */
const FIREBASE_MESSAGING = ' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com';

/** Origins that Firebase Analytics calls if it is configured and the user has agreed. */
const FIREBASE_ANALYTICS =
  ' https://firebase.googleapis.com https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

/** Returns the Firebase origins that a site with this web configuration may call. */
function getFirebaseSources(webConfig: string | undefined): string {
  if (!webConfig) return '';
  return FIREBASE_MESSAGING + (webConfig.includes('"measurementId"') ? FIREBASE_ANALYTICS : '');
}

/** The inline scripts and styles that a page may contain, as sources: a nonce or hashes. */
export interface PolicySources {
  scripts: string;
  styles: string;
}

/** Returns the sources of a page that is rendered for one response. */
export const toNonceSources = (nonce: string): PolicySources => ({
  scripts: `'nonce-${nonce}'`,
  styles: `'nonce-${nonce}'`,
});

/** Returns the sources that depend on the mode. A development server evaluates modules and inserts styles. */
const getModeSources = (isDevelopment: boolean, styles: string) =>
  isDevelopment
    ? { evaluation: " 'unsafe-eval'", styles: "'unsafe-inline'" }
    : { evaluation: '', styles: `${styles} ${EMPTY_HASH} ${TOAST_STYLE_HASH}` };

/**
 * Returns the policy of a page. Inline scripts and styles must match `sources`, and other scripts must be inserted by
 * those. Nothing is loaded from other origins, except pictures if an S3-compatible store is configured, and calls to
 * Firebase if it is. Style attributes are allowed, because React renders them and they run no code.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { NODE_ENV, S3_BUCKET, S3_ENDPOINT, S3_PUBLIC_URL, FIREBASE_WEB_CONFIG } = env();
  const { evaluation, styles } = getModeSources(NODE_ENV === 'development', sources.styles);
  const pictures = S3_BUCKET ? ` ${new URL(S3_PUBLIC_URL ?? S3_ENDPOINT).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${sources.scripts} 'strict-dynamic'${evaluation}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self'${pictures}`,
    "font-src 'self'",
    `connect-src 'self'${getFirebaseSources(FIREBASE_WEB_CONFIG)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
