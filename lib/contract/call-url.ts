import type { Call } from './call';

/** What of a call's input is written into its address. */
export interface CallUrlInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** The path and query of a call: `/api/v1/region?lat=37.5&lon=127.03`. Query keys that are undefined are left out. */
export function buildCallUrl(call: Call, { params = {}, query = {} }: CallUrlInput = {}): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
}
