import { request as httpRequest } from 'node:http';
import { RENDER_TOKEN_HEADER, withRenderToken } from '@/lib/bff/for-edge';
import { GENDER_COOKIE } from '@/lib/domain/gender-cookie';
import { DAY_REQUEST_COOKIE, formatDayRequest } from '@/lib/domain/my-day/day-request';
import { formatPlace, PLACE_COOKIE } from '@/lib/domain/place';
import { inlineStyles } from './inline-styles';
import { moveScriptsToEnd } from './move-scripts';
import { splitPage, type PageParts } from './page-parts';
import type { PageVariant } from './page-variant';

/** A page as the framework drew it, cut at its nonce. */
export interface RenderedPage {
  parts: PageParts;
  headers: { name: string; around: string[] }[];
  freshSeconds: number;
}

/** Where the framework itself listens. */
export interface Address {
  host: string;
  port: number;
}

const TIMEOUT_MS = 15_000;
/** Of one answer and its connection, not of the page; and what would load the style sheets that the page has in it. */
const UNCACHED_HEADERS =
  /^(date|connection|keep-alive|transfer-encoding|content-length|content-encoding|strict-transport-security|link)$/;

interface PageResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** The page's own request carries what it may differ by, and nothing else of whoever asked. */
function fetchPage(
  { path, place, gender, asked, host, proto }: PageVariant,
  to: Address,
  word: string,
): Promise<PageResponse> {
  const cookies = [
    place && `${PLACE_COOKIE}=${formatPlace(place)}`,
    gender && `${GENDER_COOKIE}=${gender}`,
    asked && `${DAY_REQUEST_COOKIE}=${encodeURIComponent(formatDayRequest(asked))}`,
  ];
  const headers = {
    host,
    'x-forwarded-proto': proto,
    cookie: cookies.filter(Boolean).join('; '),
    [RENDER_TOKEN_HEADER]: word,
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
    request.on('timeout', () => request.destroy(new Error('the page was not drawn in time')));
    request.on('error', reject);
    request.end();
  });
}

const readNonce = ({ headers }: PageResponse): string | undefined =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy'] ?? ''))?.[1];

/**
 * Has the framework draw a page, at a network's request. Null for one that is not to be kept: an error, an answer that gives a browser cookies,
 * or one without a nonce to be replaced.
 */
export const renderPage = (wish: PageVariant, to: Address, network?: string): Promise<RenderedPage | null> =>
  withRenderToken(network, async (drawing) => {
    const answer = await fetchPage(wish, to, drawing.word);
    const nonce = readNonce(answer);
    if (answer.status !== 200 || answer.headers['set-cookie'] || !nonce) return null;
    const headers = Object.entries(answer.headers)
      .filter(([name]) => !UNCACHED_HEADERS.test(name))
      .map(([name, value]) => ({ name, around: String(value ?? '').split(nonce) }));
    return {
      parts: await splitPage(moveScriptsToEnd(inlineStyles(answer.body, nonce), nonce), nonce),
      headers,
      freshSeconds: drawing.freshSeconds,
    };
  });
