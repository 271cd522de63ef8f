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

/** All that a page may differ by. */
export interface PageVariant {
  path: string;
  place: Place | null;
  gender: Gender | null;
  /** The hours that home is dressed for; null for everyone's. */
  asked: DayRequest | null;
  /** The site's name, as the browser asked for it: pages show their own address. */
  host: string;
  proto: string;
}

/** Screens that are drawn alike for all who share place, gender and version; home also by the hours of the day. */
const HOME = '/home';
const SHARED_SCREENS = [HOME, '/weather', '/login'];
/** The framework's own requests for a part of a screen. */
const ROUTER_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-action'];
const MAX_HOST_CHARS = 255;

/** The screen that an address asks for, as it stands or by a shared link; null for every other. */
function parseScreenPath(url: string): string | null {
  if (SHARED_SCREENS.includes(url)) return url;
  const [path = '', query = ''] = url.split('?', 2);
  const look = path === HOME ? readSharedLink(new URLSearchParams(query)) : null;
  // Whatever else an address says is not the page's to know.
  const linked = look && formatSharedLookPath(path, look);
  return linked === url ? linked : null;
}

/** What a navigation wishes to see; null for everything that is not a shared screen as it stands. */
export function parsePageVariant({ url = '', headers }: IncomingMessage): PageVariant | null {
  const path = parseScreenPath(url);
  if (path === null || ROUTER_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const cookies = parseCookie(headers.cookie ?? '');
  const host = headers.host ?? '';
  if (host === '' || host.length > MAX_HOST_CHARS) return null;
  const given = gender.safeParse(cookies[GENDER_COOKIE]);
  const proto = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  // A site that knows its own name shows that one, whatever it was asked by.
  const { SITE_URL } = env();
  const site = SITE_URL ? { host: new URL(SITE_URL).host, proto: 'https' } : { host, proto };
  const place = parsePlace(cookies[PLACE_COOKIE]);
  const week = path === HOME ? parseWeek(cookies[WEEK_COOKIE]) : null;
  const here = (place ?? DEFAULT_PLACE).cell;
  // The whole week would be one person's own; the day that is asked about now is that of many.
  const asked = week && getDayRequest({ week, here, nowMs: Date.now() });
  return { path, place, gender: given.data ?? null, asked, ...site };
}
