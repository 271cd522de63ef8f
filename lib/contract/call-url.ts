import type { Call } from './call';

/** Parts of a call's input that appear in its URL. */
export interface CallUrlInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** Returns the path and query of a call: `/api/v1/region?lat=37.5&lon=127.03`. Undefined query values are omitted. */
export function buildCallUrl(call: Call, { params = {}, query = {} }: CallUrlInput = {}): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
}
