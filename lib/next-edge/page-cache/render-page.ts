import { request as httpRequest } from 'node:http';
import { RENDER_TOKEN_HEADER, withRenderToken } from '@/lib/bff/for-edge';
import { GENDER_COOKIE } from '@/lib/domain/gender-cookie';
import { DAY_REQUEST_COOKIE, formatDayRequest } from '@/lib/domain/my-day/day-request';
import { formatPlace, PLACE_COOKIE } from '@/lib/domain/place';
import { inlineStyles } from './inline-styles';
import { moveScriptsToEnd } from './move-scripts';
import { splitPage, type PageParts } from './page-parts';
import type { PageVariant } from './page-variant';

/** A page as Next.js rendered it, split at its nonce. */
export interface RenderedPage {
  parts: PageParts;
  headers: { name: string; around: string[] }[];
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
  { path, place, gender, dayRequest, host, proto }: PageVariant,
  to: Address,
  token: string,
): Promise<PageResponse> {
  const cookies = [
    place && `${PLACE_COOKIE}=${formatPlace(place)}`,
    gender && `${GENDER_COOKIE}=${gender}`,
    dayRequest && `${DAY_REQUEST_COOKIE}=${encodeURIComponent(formatDayRequest(dayRequest))}`,
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

const readNonce = ({ headers }: PageResponse): string | undefined =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy'] ?? ''))?.[1];

/**
 * Renders a page through Next.js, for the request of a network. Returns null if the response must not be cached: an error,
 * one that sets cookies, or one without a nonce.
 */
export const renderPage = (variant: PageVariant, to: Address, network?: string): Promise<RenderedPage | null> =>
  withRenderToken(network, async (pageRender) => {
    const response = await fetchPage(variant, to, pageRender.token);
    const nonce = readNonce(response);
    if (response.status !== 200 || response.headers['set-cookie'] || !nonce) return null;
    const headers = Object.entries(response.headers)
      .filter(([name]) => !UNCACHED_HEADERS.test(name))
      .map(([name, value]) => ({ name, around: String(value ?? '').split(nonce) }));
    return {
      parts: await splitPage(moveScriptsToEnd(inlineStyles(response.body, nonce), nonce), nonce),
      headers,
      freshSeconds: pageRender.freshSeconds,
    };
  });
