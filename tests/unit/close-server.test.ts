import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { closeServer } from '@/lib/close-server';

/** Sends the request from a worker thread and signals its end through shared memory. */
const ASKING = `
  const { parentPort, workerData: { port, said } } = require('node:worker_threads');
  const socket = require('node:net').connect(port, '127.0.0.1', () =>
    socket.write('POST / HTTP/1.1\\r\\nhost: here\\r\\ncontent-length: 0\\r\\nconnection: close\\r\\n\\r\\n', () => {
      Atomics.store(said, 0, 1);
      Atomics.notify(said, 0);
    }));
  let heard = '';
  socket.on('data', (some) => (heard += some));
  socket.on('error', (error) => parentPort.postMessage(error.code));
  socket.on('end', () => parentPort.postMessage(heard.split('\\r\\n')[0]));`;

it('a closing server serves requests that arrived while it was blocked', async () => {
  const server = createServer((_request, response) => void response.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const said = new Int32Array(new SharedArrayBuffer(4));
  const { port } = server.address() as AddressInfo;
  const worker = new Worker(ASKING, { eval: true, workerData: { port, said } });
  try {
    const answered = once(worker, 'message');
    await once(worker, 'online');
    Atomics.wait(said, 0, 0);
    await closeServer(server);
    expect(await answered).toEqual(['HTTP/1.1 200 OK']);
  } finally {
    server.closeAllConnections();
    await worker.terminate();
  }
});
