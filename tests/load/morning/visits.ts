import { readFileSync } from 'node:fs';
import { getCellCentre, type GridCell } from '@/lib/domain/dfs-grid';
import { formatPlace, type Place } from '@/lib/domain/place';
import { createSampler } from '../sampler';

/** One request of a browser. */
export interface PlannedRequest {
  path: string;
  headers: Record<string, string>;
  /** Receives a cookie of the response, as `name=value`. */
  onCookie?: (cookie: string) => void;
}

/** Composition of the visits of a morning. */
export interface Mix {
  cells: number;
  /** Share of people with hours of their own. */
  ownShare: number;
}

const GENDERS = [undefined, 'FEMALE', 'MALE'] as const;
/** Shares of the screens in page views, in steps: home, weather, landing page. */
const [HOME_UNTIL, WEATHER_UNTIL] = [0.65, 0.9];
const PUSH_SHARE = 0.3;
const MEMBER_SHARE = 0.1;
/** Half of the pages contain data that is older than five minutes, so that the browser requests it again. */
const REFRESH_SHARE = 0.5;
const OTHER_CATEGORIES = [1, 3, 4];
const HOURS = ['8-19', '9-18', '7-16', '10-20', '13-22'];

/** Visitors with hours of their own; each keeps the cookie of its first response, as a browser does. */
const OWN_VISITORS = 1_000;

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Returns the first places of a fixed order: each cell of the country once, with one of its districts. */
export function listPlaces(count: number): Place[] {
  const districts = JSON.parse(readFileSync('data/regions/cell-districts.json', 'utf8')) as Record<string, string>;
  const byCell = new Map<string, Place>();
  for (const [names, cells] of Object.entries(districts))
    for (const cell of cells.split(' ')) {
      const [sidonm = '', sggnm = ''] = names.split(/ (.*)/);
      const [nx = 0, ny = 0] = cell.split('.').map(Number);
      byCell.set(cell, { cell: { nx, ny }, region: { sidonm, sggnm } });
    }
  // A fixed shuffle, so that the frequent cells lie all over the country.
  const order = ({ nx, ny }: GridCell) => (nx * 7_919 + ny * 104_729) % 10_007;
  return [...byCell.values()].sort((a, b) => order(a.cell) - order(b.cell)).slice(0, count);
}

const toCookie = (place: Place, gender: string | undefined, isOwnDay: boolean) =>
  [`place=${formatPlace(place)}`, gender && `gender=${gender}`, isOwnDay && 'week=1'].filter(Boolean).join('; ');

/** Headers of a navigation from one of many networks. */
const navigate = (cookie: string): Record<string, string> => ({
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  cookie,
  'x-forwarded-for': `203.0.${Math.floor(Math.random() * 200)}.${Math.floor(Math.random() * 250)}`,
});

/** Returns every page of the mix once. */
export const listPages = (places: readonly Place[], { ownShare }: Mix): PlannedRequest[] => [
  { path: '/login', headers: navigate('') },
  ...places.flatMap((place) => [
    ...(ownShare > 0 ? [false, true] : [false]).flatMap((isOwnDay) =>
      GENDERS.map((gender) => ({ path: '/home', headers: navigate(toCookie(place, gender, isOwnDay)) })),
    ),
    { path: '/weather', headers: navigate(toCookie(place, undefined, false)) },
  ]),
];

/** Builds the calls of a browser at a place. */
function createCalls({ cell }: Place, gender: string, headers: Record<string, string>) {
  const { lat, lon } = getCellCentre(cell);
  const call = (path: string): PlannedRequest => ({ path, headers: { ...headers, accept: '*/*' } });
  return {
    weather: () => call(`/api/v1/weather/position?lat=${lat}&lon=${lon}`),
    outfits: (category: number, hours = '') =>
      call(
        `/api/v1/outfit?latitude=${lat}&longitude=${lon}&event-type-id=${category}&gender=${gender}` +
          `&cold-offset=0&warm-offset=0&page=0&without=${hours && `&hours=${hours}`}`,
      ),
    picture: call,
  };
}

/** Returns every shared call of the mix once. */
export const listCalls = (places: readonly Place[]): PlannedRequest[] =>
  places.flatMap((place) => [
    createCalls(place, 'FEMALE', navigate('')).weather(),
    ...['FEMALE', 'MALE'].flatMap((gender) =>
      [2, ...OTHER_CATEGORIES].map((category) => createCalls(place, gender, navigate('')).outfits(category)),
    ),
  ]);

/** Returns functions that draw one page view, and one with the calls and pictures that its browser requests. */
export function createVisits(places: readonly Place[], { ownShare }: Mix, pictures: readonly string[]) {
  const { draw: drawPlace } = createSampler(places);
  const ownCookies = new Map<number, string>();

  /** Adds the cookie of one visitor to a request for hours of its own. */
  function addVisitor(request: PlannedRequest, visitor: number): PlannedRequest {
    const cookie = [request.headers.cookie, ownCookies.get(visitor)].filter(Boolean).join('; ');
    return {
      ...request,
      headers: { ...request.headers, cookie },
      onCookie: (sent) => void ownCookies.set(visitor, sent),
    };
  }

  function drawPage(): PlannedRequest & { place: Place; gender?: string; isOwnDay: boolean } {
    const [place, gender, isOwnDay] = [drawPlace(), pick(GENDERS), Math.random() < ownShare];
    const screen = Math.random();
    const link = Math.random() < PUSH_SHARE ? `?category=${pick([1, 2, 3, 4])}&for=2026-11-24` : '';
    const path = screen < HOME_UNTIL ? `/home${link}` : screen < WEATHER_UNTIL ? '/weather' : '/login';
    return { path, headers: navigate(toCookie(place, gender, isOwnDay)), place, gender, isOwnDay };
  }

  function drawVisit(): PlannedRequest[] {
    const { path, headers, place, gender = 'FEMALE', isOwnDay } = drawPage();
    if (path === '/login') return [{ path, headers }];
    const { weather, outfits, picture } = createCalls(place, gender, headers);
    const visitor = Math.floor(Math.random() * OWN_VISITORS);
    const own = () => addVisitor(outfits(2, HOURS[visitor % HOURS.length]), visitor);
    const isHome = path.startsWith('/home');
    const refresh = Math.random() < REFRESH_SHARE;
    return [
      { path, headers },
      ...(refresh ? [weather()] : []),
      ...(isHome && isOwnDay ? [own()] : isHome && refresh ? [outfits(2)] : []),
      ...(isHome ? [picture(pick(pictures)), picture(pick(pictures))] : []),
      ...(isHome && Math.random() < MEMBER_SHARE ? OTHER_CATEGORIES.map((category) => outfits(category)) : []),
    ];
  }
  return { drawPage, drawVisit };
}
