import type { IncomingMessage } from 'node:http';

/** What the front compresses with. */
export type Encoding = 'br' | 'gzip';

/** An entry of the header: `br`, `gzip;q=0.5`. */
function parseOffer(text: string): { name?: string; quality: number } {
  const [name, ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { name, quality: Number(quality ?? 1) };
}

/** Whether a browser takes what is compressed so. Read part by part: a pattern would try long blanks in every way. */
export function acceptsEncoding({ headers }: Pick<IncomingMessage, 'headers'>, encoding: Encoding): boolean {
  const offers = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map(parseOffer);
  const found = offers.find(({ name }) => name === encoding) ?? offers.find(({ name }) => name === '*');
  return found !== undefined && found.quality > 0;
}
