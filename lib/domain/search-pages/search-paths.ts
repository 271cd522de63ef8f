import type { Region } from '@/lib/contract/region';
import { SEARCH_PATHS } from '@/lib/routes';
import { DISTRICTS } from '../place-search/districts';
import { findLargestNamed } from '../place-search/is-district';
import type { Place } from '../place';

/** Temperatures with a guide of their own, whole °C. */
export const COLDEST_GUIDE_C = -15;
export const WARMEST_GUIDE_C = 35;
export const GUIDE_TEMPERATURES: readonly number[] = Array.from(
  { length: WARMEST_GUIDE_C - COLDEST_GUIDE_C + 1 },
  (_, step) => COLDEST_GUIDE_C + step,
);

/** Spaces become hyphens: 수원시-장안구. No district has a hyphen in its name. */
const toSegment = (name: string): string => encodeURIComponent(name.replaceAll(' ', '-'));

/** Returns the path of a district's page: `/today/서울특별시/강남구`, percent-encoded. */
export const formatTodayPath = ({ sidonm, sggnm }: Region): string =>
  `${SEARCH_PATHS.today}/${toSegment(sidonm)}/${toSegment(sggnm)}`;

/** Returns the path of a temperature's page: `/guide/-5`. */
export const formatGuidePath = (temperatureC: number): string => `${SEARCH_PATHS.guide}/${temperatureC}`;

/** Returns the nearest temperature that has a guide. */
export const clampToGuide = (temperatureC: number): number =>
  Math.min(WARMEST_GUIDE_C, Math.max(COLDEST_GUIDE_C, Math.round(temperatureC)));

let placesByPath: Map<string, Place> | undefined;

/** Returns the district of a path, in any percent-encoding; null if there is none. */
export function parseTodayPath(path: string): Place | null {
  placesByPath ??= new Map(DISTRICTS.map(({ place }) => [formatTodayPath(place.region), place]));
  return placesByPath.get(normalise(path)) ?? null;
}

/**
 * Returns the path of the page of a district by a former name of it or a short one (`/today/경기도/화성시`): of the most
 * populous one if several districts had the name. Null for the path of a page, and if no district has or had the name.
 */
export function findRenamedPath(path: string): string | null {
  const [sidonm, sggnm, ...rest] = readPathWords(path);
  if (!path.startsWith(`${SEARCH_PATHS.today}/`) || !sidonm || !sggnm || rest.length > 0) return null;
  const region = parseTodayPath(path) ? null : findLargestNamed({ sidonm, sggnm });
  return region && formatTodayPath(region);
}

/** Returns the temperature of a path; null if there is no guide for it. */
export const parseGuidePath = (path: string): number | null =>
  GUIDE_TEMPERATURES.find((temperatureC) => formatGuidePath(temperatureC) === path) ?? null;

/** Returns the words of a path, without slashes and hyphens, for a search. Empty if it is not valid text. */
export const readPathWords = (path: string): string[] =>
  decode(path)
    .split('/')
    .slice(2)
    .map((segment) => segment.replaceAll('-', ' ').trim());

function decode(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return '';
  }
}

const normalise = (path: string) => decode(path).split('/').map(encodeURIComponent).join('/');

/**
 * Returns the canonical path of a page that search engines list; null for any other. There are as many as districts and
 * temperatures, so that a cache may have a page for each.
 */
export function findSearchPath(path: string): string | null {
  if (path === SEARCH_PATHS.today || path === SEARCH_PATHS.guide) return path;
  const place = path.startsWith(`${SEARCH_PATHS.today}/`) ? parseTodayPath(path) : null;
  if (place) return formatTodayPath(place.region);
  return parseGuidePath(path) === null ? null : path;
}

/** Returns the paths of all pages that search engines list. */
export const listSearchPaths = (): { path: string; isConstant: boolean }[] => [
  { path: SEARCH_PATHS.today, isConstant: true },
  { path: SEARCH_PATHS.guide, isConstant: true },
  ...DISTRICTS.map(({ place }) => ({ path: formatTodayPath(place.region), isConstant: false })),
  ...GUIDE_TEMPERATURES.map((temperatureC) => ({ path: formatGuidePath(temperatureC), isConstant: true })),
];

/** Whether the page of a path shows no weather, so that it changes only with a new version of the app. */
export const isConstantPath = (path: string): boolean =>
  path === SEARCH_PATHS.today || path === SEARCH_PATHS.guide || path.startsWith(`${SEARCH_PATHS.guide}/`);
