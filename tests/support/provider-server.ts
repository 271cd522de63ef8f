import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** What a provider says to one request, or what goes wrong instead. */
export type ProviderReply =
  | { status?: number; body: string; headers?: Record<string, string> }
  /** Takes the request and never answers. */
  | { fault: 'silence' }
  /** Breaks the connection off in the middle of a body. */
  | { fault: 'reset'; body: string };

/** Decides by the address that was asked for: a scenario may differ by place (latitude, nx) and by time. */
export type ProviderScenario = (url: URL) => ProviderReply | Promise<ProviderReply>;

export interface ProviderServer {
  /** The base address to configure. */
  url: string;
  /** What was asked for so far, in order. */
  requests: URL[];
  /** Answers by another scenario from now on. */
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

/** Stands in for a provider at the network: a real HTTP server on loopback that answers as a scenario says. */
export async function startProviderServer(options: {
  scenario: ProviderScenario;
  /** A free one, if it is not given. */
  port?: number;
}): Promise<ProviderServer> {
  const requests: URL[] = [];
  let { scenario } = options;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider.test');
    requests.push(url);
    send(response, await scenario(url));
  });
  // A busy client would send into a connection that was resting and has just been hung up.
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

/** A recorded body, byte for byte. */
export const recording = (file: string): string => readFileSync(join(RECORDINGS, file), 'utf8');

interface RecordingEntry {
  file: string;
  httpStatus: number;
}

/** A recorded answer with the HTTP status that it came with. */
export function recordedReply(file: string): ProviderReply {
  const index: { files: RecordingEntry[] } = JSON.parse(recording('INDEX.json'));
  const entry = index.files.find((each) => each.file === file);
  if (!entry) throw new Error(`${file} is not in recordings/INDEX.json`);
  const type = file.endsWith('.xml') ? 'text/xml' : 'application/json';
  return { status: entry.httpStatus, body: recording(file), headers: { 'content-type': type } };
}

/** Every way in which a provider is known to fail. `body` is a good answer of it. */
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
