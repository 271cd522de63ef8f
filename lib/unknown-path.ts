/** Returns true if a browser requests a document to show, and not a file, a probe or a script's fetch. */
export function isNavigation({ headers }: Pick<Request, 'headers'>): boolean {
  const mode = headers.get('sec-fetch-mode');
  // Browsers before 2020 send no Sec-Fetch headers.
  return mode === null ? (headers.get('accept') ?? '').includes('text/html') : mode === 'navigate';
}

/** Creates the 404 response for files and well-known paths that do not exist. */
export const createNotFound = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
