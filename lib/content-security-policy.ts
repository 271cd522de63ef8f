/**
 * The policy of every page: scripts only with this answer's nonce, nothing framed, nothing from elsewhere, save
 * pictures where an S3-compatible store holds them. Styles may be inline: React writes style attributes.
 */
export function contentSecurityPolicy(nonce: string): string {
  const development = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  const pictures = pictureOrigin();
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures ? ` ${pictures}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const pictureOrigin = (): string | null =>
  process.env.S3_BUCKET && process.env.S3_ENDPOINT && URL.canParse(process.env.S3_ENDPOINT)
    ? new URL(process.env.S3_ENDPOINT).origin
    : null;
