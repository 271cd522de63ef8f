import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const REPORT_PATH = '/recorded-problem';

/** Sends errors of the page to the proxy, from before its first script on. */
const RECORDER = `(() => {
  const report = (text) => navigator.sendBeacon('${REPORT_PATH}', text);
  addEventListener('error', ({ message }) => message && report(message));
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled: ' + reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    report(['Content Security Policy:', effectiveDirective, 'blocked', blockedURI, sample].join(' ')));
  const { error } = console;
  console.error = (...texts) => { report(texts.join(' ')); error.apply(console, texts); };
})()`;
const RECORDER_HASH = `'sha256-${createHash('sha256').update(RECORDER).digest('base64')}'`;

const read = async (stream: IncomingMessage): Promise<Buffer> => Buffer.concat((await stream.toArray()) as Buffer[]);

/** Returns the policy of a page that also allows the recorder. */
const allowRecorder = (policy: string) => policy.replace('script-src ', `script-src ${RECORDER_HASH} `);

async function forward(from: IncomingMessage, to: ServerResponse, target: URL): Promise<void> {
  const { method, url, headers } = from;
  const outgoing = request(new URL(url ?? '/', target), {
    method,
    // WebKitGTK has the language of the system.
    headers: { ...headers, 'accept-encoding': 'identity', 'accept-language': 'ko-KR' },
  });
  from.pipe(outgoing);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const isPage = response.headers['content-type']?.startsWith('text/html') ?? false;
  const policy = response.headers['content-security-policy'];
  const { 'content-length': length, ...others } = response.headers;
  if (!isPage || typeof policy !== 'string' || !policy.includes('script-src ')) {
    to.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(to);
    return;
  }
  const html = (await read(response)).toString().replace('<head>', `<head><script>${RECORDER}</script>`);
  to.writeHead(response.statusCode ?? 502, { ...others, 'content-security-policy': allowRecorder(policy) });
  to.end(length === '0' ? '' : html);
}

/**
 * Starts a proxy that adds a script to each page, which reports errors and violations of the content policy to `note`.
 * The policy of the page stays in force: it only allows this script, too.
 */
export async function startRecordingProxy(origin: string, note: (problem: string) => void) {
  const target = new URL(origin);
  const server = createServer((from, to) => {
    if (from.url === REPORT_PATH) return void read(from).then((text) => (note(`${text}`), to.writeHead(204).end()));
    forward(from, to, target).catch(() => to.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
