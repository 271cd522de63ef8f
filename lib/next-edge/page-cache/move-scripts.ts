import { readBuiltText } from '../static-files/built-text';

const SCRIPT = /<script src="([^"]*)"[^>]*><\/script>/g;
/** Next.js writes the attributes in either order. */
const SCRIPT_PRELOAD = /<link rel="preload"(?=[^>]* as="script")[^>]*? href="([^"]*)"[^>]*>/g;
const BUILT_SCRIPT = /^\/_next\/static\/(chunks\/[^?]*)/;
/**
 * Shorter scripts are inline into the page, because a request would cost more bytes. Next.js creates a file for each part
 * of a page, most of them nearly empty.
 */
const MAX_INLINE_BYTES = 5_000;

/** Returns the text of a short script, or null. */
function readShortScript(src: string): string | null {
  const [, name] = BUILT_SCRIPT.exec(src) ?? [];
  const text = name ? readBuiltText(decodeURIComponent(name), MAX_INLINE_BYTES) : null;
  return text?.includes('</') ? null : text;
}

/** A script that the page's data names. The pattern allows only file names of a build, because the data may contain user text. */
const NEEDED_SCRIPT = /\\"(static\/chunks\/(?:[\w()-]+\/)*[\w().-]+\.js(?:\?dpl=\w+)?)\\"/g;

/**
 * Collects the script elements of a page, and the scripts for which Next.js wrote no element: those in the page's data,
 * and those that the page loads dynamically (its messages), which Next.js only preloads.
 */
function collectScripts(html: string): Map<string, string> {
  const elements = new Map(Array.from(html.matchAll(SCRIPT), ([script, src = '']) => [src, script]));
  const needed = Array.from(html.matchAll(NEEDED_SCRIPT), ([, name]) => `/_next/${name}`);
  const preloaded = Array.from(html.matchAll(SCRIPT_PRELOAD), ([, href = '']) => href).filter((href) =>
    BUILT_SCRIPT.test(href),
  );
  for (const src of [...needed, ...preloaded])
    if (!elements.has(src)) elements.set(src, `<script src="${src}" async=""></script>`);
  return elements;
}

/**
 * Creates a script that inserts script elements. Elements in the HTML would be found by the browser's preload scanner, and
 * `strict-dynamic` trusts only those that a trusted script inserts.
 */
function createInserter(scripts: string): string {
  const text = JSON.stringify(scripts).replaceAll('</', '<\\/');
  return `<script>document.body.append(document.createRange().createContextualFragment(${text}))</script>`;
}

/**
 * Moves the scripts of a page to its end, and writes short ones into it. Next.js puts them into the head, where they
 * compete with the main picture for a slow connection, although they run after it either way.
 */
export function moveScriptsToEnd(html: string): string {
  const rest = html.replace(SCRIPT, '').replace(SCRIPT_PRELOAD, '');
  const end = rest.lastIndexOf('</body>');
  if (end < 0) return html;
  let elements = '';
  let inline = '';
  for (const [src, script] of collectScripts(html)) {
    const text = readShortScript(src);
    if (text === null) elements += script;
    else inline += `${text}\n`;
  }
  const inlineScript = inline && `<script>${inline}</script>`;
  return rest.slice(0, end) + inlineScript + (elements && createInserter(elements)) + rest.slice(end);
}
