import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** The response to a request, or a fault. */
export type ProviderReply =
  | { status?: number; body: string; headers?: Record<string, string> }
  /** Never responds. */
  | { fault: 'silence' }
  /** Resets the connection in the middle of the body. */
  | { fault: 'reset'; body: string };

/** Decides the reply by the requested address. */
export type ProviderScenario = (url: URL) => ProviderReply | Promise<ProviderReply>;

export interface ProviderServer {
  /** The base URL to configure. */
  url: string;
  /** The requests so far, in order. */
  requests: URL[];
  /** Replaces the scenario. */
  use: (scenario: ProviderScenario) => void;
  close: () => Promise<void>;
}

function send(response: ServerResponse, reply: ProviderReply): void {
  if (!('fault' in reply)) {
    const { status = 200, body, headers = { 'content-type': 'application/json' } } = reply;
    response.writeHead(status, headers).end(body);
  } else if (reply.fault === 'reset') {
    response.writeHead(200, { 'content-length': Buffer.byteLength(reply.body) });
    const half = reply.body.slice(0, reply.body.length / 2);
    response.write(half, () => response.socket?.resetAndDestroy());
  }
}

/** Starts an HTTP server on loopback that responds by a scenario. */
export async function startProviderServer(options: {
  scenario: ProviderScenario;
  /** A free port by default. */
  port?: number;
}): Promise<ProviderServer> {
  const requests: URL[] = [];
  let { scenario } = options;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider.test');
    requests.push(url);
    send(response, await scenario(url));
  });
  // Without keep-alive: a busy client could send on an idle connection that was just closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    use: (next) => {
      scenario = next;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

const RECORDINGS = join(process.cwd(), 'tests', 'support', 'recordings');

/** Returns a recorded body, byte for byte. */
export const recording = (file: string): string => readFileSync(join(RECORDINGS, file), 'utf8');

interface RecordingEntry {
  file: string;
  httpStatus: number;
}

/** Returns a recorded response with its HTTP status. */
export function recordedReply(file: string): ProviderReply {
  const index: { files: RecordingEntry[] } = JSON.parse(recording('INDEX.json'));
  const entry = index.files.find((each) => each.file === file);
  if (!entry) throw new Error(`${file} is not in recordings/INDEX.json`);
  const type = file.endsWith('.xml') ? 'text/xml' : 'application/json';
  return { status: entry.httpStatus, body: recording(file), headers: { 'content-type': type } };
}

/** Known faults of a provider, each with the kind of error that a client reports for it. */
export const FAULT_KINDS: [fault: string, kind: string][] = [
  ['silence', 'timeout'],
  ['a connection reset in the middle of a body', 'network'],
  ['values of wrong types', 'malformed'],
  ['an empty body', 'malformed'],
  ['HTTP 429', 'quota'],
  ['HTTP 500', 'http'],
  ['a redirect', 'http'],
  ['a body without end', 'malformed'],
];

/** Returns the response of every fault. `body` is a valid response. */
export const faults = (body: string): Record<string, ProviderReply> => ({
  silence: { fault: 'silence' },
  'a connection reset in the middle of a body': { fault: 'reset', body },
  'values of wrong types': { body: body.replace(/:(\s*\[?\s*)"?-?\d+(\.\d+)?"?/g, ':$1{"not":"a number"}') },
  'an empty body': { body: '' },
  'HTTP 429': { status: 429, body: '' },
  'HTTP 500': {
    status: 500,
    body: '<h1>Internal Server Error</h1>',
    headers: { 'content-type': 'text/html' },
  },
  'XML instead of JSON': recordedReply('gateway-errors/legacy-http200.service-key-not-registered.xml'),
  'a redirect': { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/elsewhere' } },
  'a body without end': { body: `{"filler":"${'x'.repeat(5 * 1024 * 1024)}"}` },
});
