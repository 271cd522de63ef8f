import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A local server in place of a third party. It responds as a test sets and records requests. */
export interface StandIn {
  url: string;
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  answer: Answer;
  close: () => Promise<void>;
}

/** Responds with JSON, a status and headers. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Never responds. */
export const silence: Answer = () => {};

/** Sends half a response and closes the connection. */
export const reset: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"half":', () => response.destroy());
};

export async function startStandIn(): Promise<StandIn> {
  const standIn: Partial<StandIn> & Pick<StandIn, 'requests' | 'answer'> = { requests: [], answer: json({}) };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      standIn.requests.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
      });
      standIn.answer(request, response);
    });
  });
  // Never closes an idle connection, which a busy machine may leave for seconds.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  standIn.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return standIn as StandIn;
}
