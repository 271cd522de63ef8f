import { env } from './env';

/** What Firebase's messaging asks in the browser, for its token. */
const FIREBASE_MESSAGING = ' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com';

/**
 * The policy of every page: scripts only with this answer's nonce, nothing framed, nothing from elsewhere, save
 * pictures where an S3-compatible store holds them and tokens where Firebase pushes. Styles may be inline: React writes
 * style attributes.
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
    `connect-src 'self'${FIREBASE_WEB_CONFIG ? FIREBASE_MESSAGING : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
