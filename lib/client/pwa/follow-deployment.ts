import { loadAnew } from '../language/load-anew';
import { stored } from '../storage/stored';

const BUILT_FILES = '/_next/static/';
const CHECK_LIMIT_MS = 10_000;

/** Address of the missing file for which this tab was reloaded, so that it is reloaded once. */
const reloadedFor = stored<string>('session', 'reloaded-for');

/** Returns the address of a script or style of the build that failed to load, or null if something else failed. */
function getFailedFile({ target }: Event): string | null {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
  return address.startsWith(location.origin + BUILT_FILES) ? address : null;
}

/** Returns true if the server has no such file. False if it cannot be reached, when a reload would not help. */
const isGone = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(CHECK_LIMIT_MS) }).then(
    ({ status }) => status === 404,
    () => false,
  );

/**
 * Reloads the page if it needs a file that a new deployment no longer has. A page that stays open for days loads its
 * sheets and dialogs when they are opened. Returns a function that ends the observation.
 */
export function followDeployment(reload = loadAnew): () => void {
  async function handleError(event: Event): Promise<void> {
    const file = getFailedFile(event);
    if (!file || reloadedFor.read() === file || !(await isGone(file))) return;
    reloadedFor.write(file);
    // If the browser stores nothing, reloading could repeat forever.
    if (reloadedFor.isLasting()) reload();
  }
  const listener = (event: Event) => void handleError(event);
  // Errors of elements do not bubble.
  window.addEventListener('error', listener, true);
  return () => window.removeEventListener('error', listener, true);
}
