import type { Call } from './call';

/** What of a call's input is written into its address. */
export interface AddressInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** The path and query of a call: `/api/v1/region?lat=37.5&lon=127.03`. Query keys that are undefined are left out. */
export function callAddress(call: Call, { params = {}, query = {} }: AddressInput = {}): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The values of a path's parameters, decoded; null where the path is not the call's. */
export function matchPath(call: Call, path: string): Record<string, string> | null {
  const expected = call.path.split('/');
  const given = path.split('/');
  if (given.length !== expected.length) return null;
  const params: Record<string, string> = {};
  for (const [position, segment] of expected.entries()) {
    const value = given[position] ?? '';
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name === undefined ? value !== segment : value === '') return null;
    if (name === undefined) continue;
    try {
      params[name] = decodeURIComponent(value);
    } catch {
      return null; // '%E0%A4%A' is no text at all, so it names nothing.
    }
  }
  return params;
}
