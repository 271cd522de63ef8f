import type { IncomingMessage } from 'node:http';

const GZIP = /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/;

/** Whether a browser takes gzip. */
export function takesGzip({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const found = GZIP.exec(String(headers['accept-encoding'] ?? ''));
  return found !== null && Number(found[1] ?? 1) > 0;
}
