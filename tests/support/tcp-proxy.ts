import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy to a local server whose connections can be cut and restored. */
export interface TcpProxy {
  port: number;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;

  function forward(client: Socket): void {
    const target = connect(targetPort, '127.0.0.1');
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        target.destroy();
      });
    }
    client.pipe(target).pipe(client);
  }

  async function mend(): Promise<void> {
    if (server?.listening) return;
    server = createServer(forward).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }

  async function cut(): Promise<void> {
    if (!server?.listening) return;
    const closed = once(server, 'close');
    server.close();
    sockets.forEach((socket) => socket.destroy());
    await closed;
  }

  await mend();
  return { port, cut, mend };
}
