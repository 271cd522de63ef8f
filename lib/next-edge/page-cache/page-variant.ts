import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { readSharedLink } from '@/lib/bff/for-edge';
import type { Gender } from '@/lib/contract/gender';
import { gender } from '@/lib/contract/gender-field';
import { GENDER_COOKIE } from '@/lib/domain/gender-cookie';
import { getDayRequest, type DayRequest } from '@/lib/domain/my-day/day-request';
import { parseWeek, WEEK_COOKIE } from '@/lib/domain/my-day/week';
import { DEFAULT_PLACE, parsePlace, PLACE_COOKIE, type Place } from '@/lib/domain/place';
import { formatSharedLookPath } from '@/lib/domain/shared-look';
import { env } from '@/lib/env';

/** Everything by which the HTML of a shared page may differ. */
export interface PageVariant {
  path: string;
  place: Place | null;
  gender: Gender | null;
  /** The requested hours of home; null for the default hours. */
  dayRequest: DayRequest | null;
  /** The site's address, which pages contain. */
  host: string;
  proto: string;
}

const HOME = '/home';
/** Screens with equal HTML for all users with the same place and gender; home also depends on the requested hours. */
const SHARED_SCREENS = [HOME, '/weather', '/login'];
/** Headers of the Next.js router's requests for a part of a page. */
const ROUTER_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-action'];
const MAX_HOST_CHARS = 255;

/** Returns the path of a shared screen, with the query of a shared link. Returns null for any other URL. */
function parseScreenPath(url: string): string | null {
  if (SHARED_SCREENS.includes(url)) return url;
  const [path = '', query = ''] = url.split('?', 2);
  const sharedLook = path === HOME ? readSharedLink(new URLSearchParams(query)) : null;
  // A URL with anything else in its query is not cached.
  const canonical = sharedLook && formatSharedLookPath(path, sharedLook);
  return canonical === url ? canonical : null;
}

/** Parses the page variant that a navigation requests. Returns null if the page is not shared. */
export function parsePageVariant({ url = '', headers }: IncomingMessage): PageVariant | null {
  const path = parseScreenPath(url);
  if (path === null || ROUTER_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const cookies = parseCookie(headers.cookie ?? '');
  const host = headers.host ?? '';
  if (host === '' || host.length > MAX_HOST_CHARS) return null;
  const parsedGender = gender.safeParse(cookies[GENDER_COOKIE]);
  const proto = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  // With SITE_URL, pages show that address whatever host the request used.
  const { SITE_URL } = env();
  const site = SITE_URL ? { host: new URL(SITE_URL).host, proto: 'https' } : { host, proto };
  const place = parsePlace(cookies[PLACE_COOKIE]);
  const week = path === HOME ? parseWeek(cookies[WEEK_COOKIE]) : null;
  const here = (place ?? DEFAULT_PLACE).cell;
  // The hours of today are shared by many users; the whole week would identify one.
  const dayRequest = week && getDayRequest({ week, here, nowMs: Date.now() });
  return { path, place, gender: parsedGender.data ?? null, dayRequest, ...site };
}
