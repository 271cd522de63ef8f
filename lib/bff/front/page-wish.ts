import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { gender } from '@/lib/contract/gender-field';
import { GENDER_COOKIE } from '@/lib/domain/gender-cookie';
import { askedOfWeek } from '@/lib/domain/my-day/day-asked';
import { parseWeek, WEEK_COOKIE } from '@/lib/domain/my-day/week';
import { DEFAULT_PLACE, parsePlace, PLACE_COOKIE } from '@/lib/domain/place';
import { env } from '@/lib/env';
import type { PageWish } from './draw-page';

/** Screens that are drawn alike for all who share place, gender and version; home also by the hours of the day. */
const HOME = '/home';
const SHARED_SCREENS = [HOME, '/weather', '/login'];
/** The framework's own requests for a part of a screen. */
const ROUTER_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-action'];
const MAX_HOST_CHARS = 255;

/** What a navigation wishes to see; null for everything that is not a shared screen as it stands. */
export function pageWish({ url = '', headers }: IncomingMessage): PageWish | null {
  if (!SHARED_SCREENS.includes(url) || ROUTER_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const cookies = parseCookie(headers.cookie ?? '');
  const host = headers.host ?? '';
  if (host === '' || host.length > MAX_HOST_CHARS) return null;
  const given = gender.safeParse(cookies[GENDER_COOKIE]);
  const proto = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  // A site that knows its own name shows that one, whatever it was asked by.
  const { SITE_URL } = env();
  const site = SITE_URL ? { host: new URL(SITE_URL).host, proto: 'https' } : { host, proto };
  const place = parsePlace(cookies[PLACE_COOKIE]);
  const week = url === HOME ? parseWeek(cookies[WEEK_COOKIE]) : null;
  const here = (place ?? DEFAULT_PLACE).cell;
  // The whole week would be one person's own; the day that is asked about now is that of many.
  const asked = week && askedOfWeek({ week, here, nowMs: Date.now() });
  return { path: url, place, gender: given.data ?? null, asked, ...site };
}
