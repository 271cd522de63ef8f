import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { stringify, parse } from 'yaml';
import type { Instance, System } from './system';

/** A proxy with TLS in front of a web instance, which the blackbox exporter probes. */
export interface SiteServer {
  /** Replaces the certificate by one that is valid for some days. */
  renew: (days: number) => void;
  close: () => Promise<void>;
  open: () => Promise<void>;
}

/** Creates a certificate for the loopback address, and makes the blackbox exporter trust it. */
function createCertificate(folder: string, days: number): { key: Buffer; cert: Buffer } {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const options = [
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=127.0.0.1',
    '-addext',
    'subjectAltName=IP:127.0.0.1',
  ];
  execFileSync('openssl', ['req', ...options, '-days', String(days), '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Starts the blackbox exporter with deploy/blackbox.yml, which also has to trust the certificate of the rehearsal. */
async function startBlackbox({ folder, blackboxAddress, startExporter }: System): Promise<void> {
  const config = parse(readFileSync('deploy/blackbox.yml', 'utf8')) as { modules: { site: { http: object } } };
  const { site } = config.modules;
  const file = path.join(folder, 'blackbox.yml');
  const trusting = { ...site, http: { ...site.http, tls_config: { ca_file: path.join(folder, 'certificate.pem') } } };
  writeFileSync(file, stringify({ modules: { site: trusting } }));
  await startExporter(
    'blackbox',
    (address) => ({
      name: 'blackbox-exporter',
      command: 'prometheus-blackbox-exporter',
      args: [`--config.file=${file}`, `--web.listen-address=${address}`],
      health: `http://${address}/metrics`,
    }),
    blackboxAddress,
  );
}

/** Starts a site with a certificate that is valid for some days, and its probe. */
export async function startSite(system: System, web: Instance, days: number): Promise<SiteServer> {
  const server = createServer(createCertificate(system.folder, days), (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', web.url);
    const forwarded = send(web.url + pathname + search, { headers: request.headers }, (own) => {
      response.writeHead(own.statusCode ?? 502, own.headers);
      own.pipe(response);
    });
    forwarded.on('error', () => response.writeHead(502).end());
    forwarded.end();
  });
  let port = 0;
  async function open(): Promise<void> {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    port = (server.address() as AddressInfo).port;
  }
  async function close(): Promise<void> {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await open();
  system.defer(close);
  await startBlackbox(system);
  system.prometheus.setTargets('site', [{ address: `https://127.0.0.1:${port}/login` }]);
  return { open, close, renew: (next) => server.setSecureContext(createCertificate(system.folder, next)) };
}
