import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { z } from 'zod';
import { chooseRequestLanguage, isRealPlace, readSharedLink } from '@/lib/bff/for-edge';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import { LANGUAGES, type Language } from '@/lib/contract/language';
import { parseGender, GENDER_COOKIE } from '@/lib/domain/gender-cookie';
import { OWN_DAY_COOKIE } from '@/lib/domain/my-day/own-day-cookie';
import { formatPlace, parsePlace, PLACE_COOKIE, type Place } from '@/lib/domain/place';
import { formatSharedLookPath } from '@/lib/domain/shared-look';
import { env } from '@/lib/env';
import { findSearchPath } from '@/lib/domain/search-pages/search-paths';
import { HOME_PATH, isSearchPath, LOGIN_PATH, SCREENS } from '@/lib/routes';

/** Everything by which the HTML of a shared page may differ. */
export interface PageVariant {
  /** The path, with the query of a shared link. Of all other queries the server reads only the language. */
  path: string;
  language: Language;
  place: Place | null;
  gender: Gender | null;
  /** True if the outfits depend on the user's own day. The page then leaves them to the browser. */
  hasOwnDay: boolean;
  /** The site's address, which pages contain. */
  host: string;
  proto: string;
  /** True for the page without weather and outfits, which the browser completes. */
  isLight: boolean;
}

/** Screens with equal HTML for all users of the same variant. */
const SHARED_SCREENS: string[] = [HOME_PATH, SCREENS.weather.path, LOGIN_PATH];
/** Headers of the Next.js router's requests for a part of a page. */
const ROUTER_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-action'];
const MAX_HOST_CHARS = 255;

/** Returns the path of a shared screen, with the query of a shared link. Returns null for any other URL. */
function parseScreenPath(url: string): string | null {
  const [path = '', query = ''] = url.split('?', 2);
  if (isSearchPath(path)) return findSearchPath(path);
  if (!SHARED_SCREENS.includes(path)) return null;
  const sharedLook = path === HOME_PATH ? readSharedLink(new URLSearchParams(query)) : null;
  return sharedLook ? formatSharedLookPath(path, sharedLook) : path;
}

/** Returns the address that pages show: that of `SITE_URL`, whatever host the request used, else the request's. */
function getSite({ headers }: IncomingMessage): Pick<PageVariant, 'host' | 'proto'> | null {
  const { SITE_URL } = env();
  if (SITE_URL) return { host: new URL(SITE_URL).host, proto: 'https' };
  const host = headers.host ?? '';
  if (host === '' || host.length > MAX_HOST_CHARS) return null;
  return { host, proto: headers['x-forwarded-proto'] === 'https' ? 'https' : 'http' };
}

/** Whether the page has a form without data. Without data, a page for search has nothing to show. */
export const hasLightVariant = ({ path, isLight }: PageVariant): boolean => !isLight && !isSearchPath(path);

/** Returns the page of a screen without anything that depends on place, user or time, except the language. */
export const toLightVariant = ({ path, language }: PageVariant): PageVariant => ({
  path: path.split('?', 1)[0] ?? path,
  language,
  place: null,
  gender: null,
  hasOwnDay: false,
  host: 'localhost',
  proto: 'http',
  isLight: true,
});

/** Parses the page variant that a navigation requests. Returns null if the page is not shared. */
export function parsePageVariant(request: IncomingMessage): PageVariant | null {
  const { url = '', headers } = request;
  const path = parseScreenPath(url);
  const site = getSite(request);
  if (path === null || !site || ROUTER_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const cookies = parseCookie(headers.cookie ?? '');
  const language = chooseRequestLanguage({ url, cookie: headers.cookie, accepted: headers['accept-language'] });
  const variant = { path, language, place: null, gender: null, hasOwnDay: false, ...site, isLight: false };
  if (path === LOGIN_PATH || isSearchPath(path)) return variant;
  const place = parsePlace(cookies[PLACE_COOKIE]);
  // Without this check, each made-up name would be a page of its own.
  if (place && !isRealPlace(place)) return toLightVariant(variant);
  if (path === SCREENS.weather.path) return { ...variant, place };
  const hasOwnDay = Boolean(cookies[OWN_DAY_COOKIE]);
  return { ...variant, place, gender: parseGender(cookies[GENDER_COOKIE]), hasOwnDay };
}

/** Formats a variant as a key of the page cache. */
export const formatVariant = ({
  path,
  language,
  place,
  gender,
  hasOwnDay,
  host,
  proto,
  isLight,
}: PageVariant): string =>
  JSON.stringify([path, language, place && formatPlace(place), gender, hasOwnDay, host, proto, isLight]);

const variantKey = z.tuple([
  z.string(),
  z.enum(LANGUAGES),
  z.string().nullable(),
  z.enum(GENDERS).nullable(),
  z.boolean(),
  z.string().max(MAX_HOST_CHARS),
  z.enum(['http', 'https']),
  z.boolean(),
]);

/** Parses a key of `formatVariant`. Returns null if this build has no such page. */
export function parseVariant(key: string): PageVariant | null {
  const [path, language, placeText, gender, hasOwnDay, host, proto, isLight] = variantKey.parse(JSON.parse(key));
  const place = parsePlace(placeText ?? undefined);
  if (parseScreenPath(path) !== path || Boolean(place) !== Boolean(placeText)) return null;
  return { path, language, place, gender, hasOwnDay, host, proto, isLight };
}
