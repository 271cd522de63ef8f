import { CSRF_HEADER, CSRF_HEADER_VALUE } from '@/lib/contract/csrf-header';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { formatPlace, type Place } from '@/lib/domain/place';
import { listPlaces } from '../load/morning/visits';

const REQUEST_LIMIT_MS = 20_000;
const NETWORKS = 60_000;
let network = 0;

/** Requests an address from another network each time, and reads the response to its end. */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  network = (network + 1) % NETWORKS;
  const response = await fetch(url, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-for': `203.${network >> 8}.113.${network & 255}`, ...(init.headers as object) },
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  });
  await response.arrayBuffer();
  return response;
}

/** Sends a request that changes data, as a page of the site does. */
export const post = (origin: string, path: string, body: string, type = 'application/json') =>
  request(origin + path, {
    method: 'POST',
    body,
    headers: { 'content-type': type, origin, [CSRF_HEADER]: CSRF_HEADER_VALUE },
  });

/** Returns a function that returns another place each time, in each of the country's cells once. */
export function createPlaces(): () => Place {
  const places = listPlaces(Infinity);
  let next = 0;
  return () => places[next++ % places.length]!;
}

/** Requests the weather of a place. */
export function requestWeather(url: string, { cell }: Place): Promise<Response> {
  const { lat, lon } = getCellCentre(cell);
  return request(`${url}/api/v1/weather/position?lat=${lat}&lon=${lon}`);
}

/** Opens the home screen of a place. */
export const openHome = (url: string, place: Place): Promise<Response> =>
  request(`${url}/home`, { headers: { accept: 'text/html', cookie: `place=${formatPlace(place)}` } });

/** Address of a network that floods the site. */
const FLOODING = '203.0.113.7';

/** Requests the home screen from one network, as a click on a link does: Next.js renders it for this response alone. */
export const floodHome = (url: string, place: Place): Promise<Response> =>
  request(`${url}/home?_rsc=rehearsal`, {
    headers: { rsc: '1', cookie: `place=${formatPlace(place)}`, 'x-forwarded-for': FLOODING },
  });
