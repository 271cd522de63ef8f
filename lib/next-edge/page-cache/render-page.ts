import { request as httpRequest } from 'node:http';
import { RENDER_TOKEN_HEADER, withRenderToken } from '@/lib/bff/for-edge';
import { contentSecurityPolicy } from '@/lib/content-security-policy';
import { GENDER_COOKIE } from '@/lib/domain/gender-cookie';
import { LANGUAGE_COOKIE } from '@/lib/domain/language';
import { OWN_DAY_COOKIE } from '@/lib/domain/my-day/own-day-cookie';
import { formatPlace, PLACE_COOKIE } from '@/lib/domain/place';
import { hashInline } from './hash-inline';
import { inlineStyles } from './inline-styles';
import { moveScriptsToEnd } from './move-scripts';
import type { PageVariant } from './page-variant';

/** A page that is equal for all responses: its policy lists the hashes of its inline scripts and styles. */
export interface RenderedPage {
  html: string;
  headers: Record<string, string>;
  /** Seconds after which a better page may be rendered. */
  freshSeconds: number;
}

/** The address on which Next.js listens. */
export interface Address {
  host: string;
  port: number;
}

const TIMEOUT_MS = 15_000;
/** Headers of one response or connection, and `link`, which would load style sheets that the page contains already. */
const UNCACHED_HEADERS =
  /^(date|connection|keep-alive|transfer-encoding|content-length|content-encoding|strict-transport-security|link)$/;

interface PageResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Requests a page from Next.js. The request contains the page variant and nothing else of the user's request. */
function fetchPage(
  { path, language, place, gender, hasOwnDay, host, proto }: PageVariant,
  to: Address,
  token: string,
): Promise<PageResponse> {
  const cookies = [
    `${LANGUAGE_COOKIE}=${language}`,
    place && `${PLACE_COOKIE}=${formatPlace(place)}`,
    gender && `${GENDER_COOKIE}=${gender}`,
    hasOwnDay && `${OWN_DAY_COOKIE}=1`,
  ];
  const headers = {
    host,
    'x-forwarded-proto': proto,
    cookie: cookies.filter(Boolean).join('; '),
    [RENDER_TOKEN_HEADER]: token,
  };
  return new Promise((resolve, reject) => {
    const request = httpRequest({ ...to, path, headers, agent: false, timeout: TIMEOUT_MS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('timeout', () => request.destroy(new Error(`Next.js did not render the page within ${TIMEOUT_MS} ms`)));
    request.on('error', reject);
    request.end();
  });
}

/**
 * Renders a page through Next.js, for the request of a network. Returns null if the response must not be cached: an error
 * or one that sets cookies.
 */
export const renderPage = (variant: PageVariant, to: Address, network?: string): Promise<RenderedPage | null> =>
  withRenderToken({ network, isLight: variant.isLight }, async (pageRender) => {
    const response = await fetchPage(variant, to, pageRender.token);
    if (response.status !== 200 || response.headers['set-cookie']) return null;
    const html = moveScriptsToEnd(inlineStyles(response.body));
    const cached = Object.entries(response.headers).filter(([name]) => !UNCACHED_HEADERS.test(name));
    const headers = {
      ...Object.fromEntries(cached.map(([name, value]) => [name, String(value ?? '')])),
      'content-security-policy': contentSecurityPolicy(hashInline(html, response.body)),
    };
    return { html, headers, freshSeconds: pageRender.freshSeconds };
  });
