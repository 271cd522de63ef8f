export type Encoding = 'br' | 'gzip';

/** Parses an entry of `Accept-Encoding`, for example `br` or `gzip;q=0.5`. */
function parseOffer(text: string): { name?: string; quality: number } {
  const [name, ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { name, quality: Number(quality ?? 1) };
}

/**
 * Returns true if a client accepts an encoding, by its `Accept-Encoding` header. Splits the header: a regular expression
 * would backtrack on long blanks.
 */
export function acceptsEncoding(header: string | string[] | null | undefined, encoding: Encoding): boolean {
  const offers = String(header ?? '')
    .split(',')
    .map(parseOffer);
  const offer = offers.find(({ name }) => name === encoding) ?? offers.find(({ name }) => name === '*');
  return offer !== undefined && offer.quality > 0;
}
