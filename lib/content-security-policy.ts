import { env } from './env';

/** The header by which the code of a page is told the nonce of the answer that it is drawn for. */
export const NONCE_HEADER = 'x-nonce';

/** 128 random bits, for one answer. */
export const createNonce = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');

/** What an answer that is no page may do: JSON, files, redirects, errors. */
export const NON_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The one style that a library writes into the page: the toasts'. A test tells when it has changed. */
export const TOAST_STYLE_HASH = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** It is empty at first, which browsers ask about as well. */
const EMPTY_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What Firebase's messaging asks in the browser, for its token. */
const FIREBASE_MESSAGING = ' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com';

/** What its analytics ask, where there are any and a person has agreed to them. */
const FIREBASE_ANALYTICS =
  ' https://firebase.googleapis.com https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

/** The Firebase addresses that scripts of a site with this web configuration may ask. */
function getFirebaseSources(webConfig: string | undefined): string {
  if (!webConfig) return '';
  return FIREBASE_MESSAGING + (webConfig.includes('"measurementId"') ? FIREBASE_ANALYTICS : '');
}

/** A development server evaluates modules and writes styles into the page; the production build does neither. */
const getModeSources = (isDevelopment: boolean, nonce: string) =>
  isDevelopment
    ? { evaluation: " 'unsafe-eval'", styles: "'unsafe-inline'" }
    : { evaluation: '', styles: `'nonce-${nonce}' ${EMPTY_HASH} ${TOAST_STYLE_HASH}` };

/**
 * The policy of a page: nothing but what is named here, scripts only with this answer's nonce, nothing framed, nothing
 * from elsewhere, save pictures where an S3-compatible store holds them, and tokens and events where Firebase is
 * configured. Styles stand in files, or in the page with its nonce; what React draws on the server may have style
 * attributes, which run nothing.
 */
export function contentSecurityPolicy(nonce: string): string {
  const { NODE_ENV, S3_BUCKET, S3_ENDPOINT, S3_PUBLIC_URL, FIREBASE_WEB_CONFIG } = env();
  const { evaluation, styles } = getModeSources(NODE_ENV === 'development', nonce);
  const pictures = S3_BUCKET ? ` ${new URL(S3_PUBLIC_URL ?? S3_ENDPOINT).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluation}`,
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
