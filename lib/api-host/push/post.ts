import { timeout, TimeoutStrategy } from 'cockatiel';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

/** How a provider answered. Redirects are answers like any other: they are not followed. */
export interface Posted {
  status: number;
  retryAfter: string | undefined;
  body: string;
}

export interface PostRequest {
  url: string;
  headers: http.OutgoingHttpHeaders;
  body: Buffer | string;
}

/** Far beyond any error that a push service describes. */
const MAX_BODY_BYTES = 16 * 1024;
/** Connections to one origin. */
export const CONNECTIONS = 100;

/** Posts over connections that are used again. */
export interface Poster {
  /** Rejects where there is no answer in `limitMs`, or none to be had. */
  post: (request: PostRequest) => Promise<Posted>;
  close: () => void;
}

export function createPoster({ limitMs, lookup }: { limitMs: number; lookup?: LookupFunction }): Poster {
  const options = { keepAlive: true, maxSockets: CONNECTIONS, lookup };
  const [plain, secure] = [new http.Agent(options), new https.Agent(options)];

  const send = (url: URL, headers: http.OutgoingHttpHeaders, signal: AbortSignal) =>
    url.protocol === 'http:'
      ? http.request(url, { method: 'POST', headers, signal, agent: plain })
      : https.request(url, { method: 'POST', headers, signal, agent: secure });

  const post = ({ url, headers, body }: PostRequest, signal: AbortSignal): Promise<Posted> =>
    new Promise((resolve, reject) => {
      const request = send(new URL(url), { ...headers, 'content-length': Buffer.byteLength(body) }, signal);
      request.once('error', reject);
      request.once('response', (response) => {
        readPosted(response).then(resolve, reject);
      });
      request.end(body);
    });

  // Cooperative: the request heeds the signal. After the answer there is nothing to abort: the connection is used again.
  const limit = timeout(limitMs, { strategy: TimeoutStrategy.Cooperative, abortOnReturn: false });
  return {
    post: (request) => limit.execute(({ signal }) => post(request, signal)),
    close: () => [plain, secure].forEach((agent) => agent.destroy()),
  };
}

/** The whole answer has to be read, or the connection could not be used again. */
async function readPosted(response: http.IncomingMessage): Promise<Posted> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) break; // Which ends the connection.
    chunks.push(chunk);
  }
  const { statusCode: status = 0, headers } = response;
  return { status, retryAfter: headers['retry-after'], body: Buffer.concat(chunks).toString() };
}
