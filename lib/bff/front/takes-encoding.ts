import type { IncomingMessage } from 'node:http';

/** What the front compresses with. */
export type Encoding = 'br' | 'gzip';

const OFFERS: Record<Encoding, RegExp> = {
  br: /(?:^|,)\s*(?:br|\*)\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/,
  gzip: /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/,
};

/** Whether a browser takes what is compressed so. */
export function takesEncoding({ headers }: Pick<IncomingMessage, 'headers'>, encoding: Encoding): boolean {
  const found = OFFERS[encoding].exec(String(headers['accept-encoding'] ?? ''));
  return found !== null && Number(found[1] ?? 1) > 0;
}
