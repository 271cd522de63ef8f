import type { IncomingMessage } from 'node:http';

/** Converts a request for the gateway. The client's `Host` is not part of the URL, because it may contain a path. */
export function toWebRequest({ url, method, headers }: IncomingMessage): Request {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value ?? '')]);
  return new Request(`http://localhost${url}`, { method, headers: entries });
}
