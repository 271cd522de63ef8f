/** Files of the build, hidden files and folders (`/.env`), and names with an extension other than that of a page. */
const FILE_PATH = /^\/_next\/|\/\.|\.(?!x?html?$)(?=[a-z0-9]*[a-z])[a-z0-9]{1,11}$/i;

/**
 * Returns true if a client requests a document to show. Browsers before 2020, curl and link checkers send no Sec-Fetch
 * headers but accept HTML or everything. A script's fetch, a request for a web socket and a probe without `Accept` do not.
 */
function isNavigation(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  if (mode !== null) return mode === 'navigate';
  return !headers.has('upgrade') && /text\/html|\*\/\*/.test(headers.get('accept') ?? '');
}

/** Returns true if a request for an unknown path is for a screen, and not evidently for a file or by a script. */
export const isForScreen = ({ headers, url }: Pick<Request, 'headers' | 'url'>): boolean =>
  !FILE_PATH.test(new URL(url).pathname) && isNavigation(headers);

const createPlainError = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** Creates the 404 response for files and well-known paths that do not exist. */
export const createNotFound = (): Response => createPlainError(404, 'Not found\n');

/** Creates the 400 response for requests of which the text names the fault. */
export const createBadRequest = (text: string): Response => createPlainError(400, `${text}\n`);
