/** The policy of responses that are not pages: JSON, files, redirects, errors. */
export const NON_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Default headers of every response. Pages and the worker's file set a content security policy of their own. */
export const SECURITY_HEADERS = {
  'content-security-policy': NON_PAGE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

type HeaderName = keyof typeof SECURITY_HEADERS;

const pick = (source: string, ...names: HeaderName[]) => ({
  source,
  headers: names.map((key) => ({ key, value: SECURITY_HEADERS[key] })),
});

/**
 * The same as rules of `next.config.ts`, for servers other than `next start`, where nothing adds them to each response.
 * Next.js prefers these values to those of a route handler, so responses with values of their own are left out: pages,
 * the development mailbox and the pictures that other sites may embed.
 */
export const HEADER_RULES = [
  pick('/:path*', 'x-content-type-options'),
  pick('/((?!api/v1/outfit-card$|api/v1/guide-card$|widget/).*)', 'cross-origin-resource-policy'),
  // Files and pictures apply to no document, and a page loads 30 of them.
  pick(
    '/((?!_next/static/|api/v1/outfit-picture/).*)',
    ...(['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options'] as const),
  ),
  pick('/(api|oauth|_next)/:path*', 'content-security-policy'),
  pick('/mcp', 'content-security-policy'),
  // Addresses of pages may contain a dot below /my only.
  pick('/((?!my/).*\\..*)', 'content-security-policy'),
];
