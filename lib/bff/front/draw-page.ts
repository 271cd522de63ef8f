import { request as ask } from 'node:http';
import type { Gender } from '@/lib/contract/gender';
import { GENDER_COOKIE } from '@/lib/domain/gender-cookie';
import { ASKED_COOKIE, formatDayAsked, type DayAsked } from '@/lib/domain/my-day/day-asked';
import { formatPlace, PLACE_COOKIE, type Place } from '@/lib/domain/place';
import { DRAWING_HEADER, withDrawing } from '../cache/drawing';
import { takeApart, type PageParts } from './page-parts';
import { scriptsLast } from './scripts-last';
import { stylesInline } from './styles-inline';

/** All that a page may differ by. */
export interface PageWish {
  path: string;
  place: Place | null;
  gender: Gender | null;
  /** The hours that home is dressed for; null for everyone's. */
  asked: DayAsked | null;
  /** The site's name, as the browser asked for it: pages show their own address. */
  host: string;
  proto: string;
}

/** A page as the framework drew it, cut at its nonce. */
export interface DrawnPage {
  parts: PageParts;
  headers: { name: string; around: string[] }[];
  freshSeconds: number;
}

/** Where the framework itself listens. */
export interface Address {
  host: string;
  port: number;
}

const LIMIT_MS = 15_000;
/** Of one answer and its connection, not of the page; and what would load the style sheets that the page has in it. */
const NOT_KEPT =
  /^(date|connection|keep-alive|transfer-encoding|content-length|content-encoding|strict-transport-security|link)$/;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** The page's own request carries what it may differ by, and nothing else of whoever asked. */
function fetchPage({ path, place, gender, asked, host, proto }: PageWish, to: Address, word: string): Promise<Answer> {
  const cookies = [
    place && `${PLACE_COOKIE}=${formatPlace(place)}`,
    gender && `${GENDER_COOKIE}=${gender}`,
    asked && `${ASKED_COOKIE}=${encodeURIComponent(formatDayAsked(asked))}`,
  ];
  const headers = {
    host,
    'x-forwarded-proto': proto,
    cookie: cookies.filter(Boolean).join('; '),
    [DRAWING_HEADER]: word,
  };
  return new Promise((resolve, reject) => {
    const request = ask({ ...to, path, headers, agent: false, timeout: LIMIT_MS }, (response) => {
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

const nonceOf = ({ headers }: Answer): string | undefined =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy'] ?? ''))?.[1];

/**
 * Has the framework draw a page, at a network's request. Null for one that is not to be kept: an error, an answer that gives a browser cookies,
 * or one without a nonce to be replaced.
 */
export const drawPage = (wish: PageWish, to: Address, network?: string): Promise<DrawnPage | null> =>
  withDrawing(network, async (drawing) => {
    const answer = await fetchPage(wish, to, drawing.word);
    const nonce = nonceOf(answer);
    if (answer.status !== 200 || answer.headers['set-cookie'] || !nonce) return null;
    const headers = Object.entries(answer.headers)
      .filter(([name]) => !NOT_KEPT.test(name))
      .map(([name, value]) => ({ name, around: String(value ?? '').split(nonce) }));
    return {
      parts: await takeApart(scriptsLast(stylesInline(answer.body, nonce), nonce), nonce),
      headers,
      freshSeconds: drawing.freshSeconds,
    };
  });
