import { readBuiltText } from '../static-files/built-text';

const SCRIPT = /<script src="([^"]*)"[^>]*><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const BUILT_SCRIPT = /^\/_next\/static\/(chunks\/[^?]*)/;
/**
 * What is no longer stands in the page: to ask for it would weigh more. The framework makes a file for each part of a
 * page, most with nothing in it, and one with the names of all others.
 */
const MAX_INLINE_BYTES = 5_000;

/** What a script says, where it is short. */
function readShortScript(src: string): string | null {
  const [, name] = BUILT_SCRIPT.exec(src) ?? [];
  const text = name ? readBuiltText(decodeURIComponent(name), MAX_INLINE_BYTES) : null;
  return text?.includes('</') ? null : text;
}

/** What the page's data says that it needs: a file's name and the build's, and nothing that anyone else could have said. */
const NEEDED_SCRIPT = /\\"(static\/chunks\/(?:[\w()-]+\/)*[\w().-]+\.js(?:\?dpl=\w+)?)\\"/g;

/** The framework has not named all of them yet where it sent the page before it had read its data. */
function collectScripts(html: string, nonce: string): Map<string, string> {
  const named = new Map(Array.from(html.matchAll(SCRIPT), ([script, src = '']) => [src, script]));
  for (const [, name] of html.matchAll(NEEDED_SCRIPT)) {
    const src = `/_next/${name}`;
    if (!named.has(src)) named.set(src, `<script src="${src}" async="" nonce="${nonce}"></script>`);
  }
  return named;
}

/** Browsers look ahead for what a page names. They learn of these scripts once they have read all that is before them. */
function createInserter(scripts: string, nonce: string): string {
  const told = JSON.stringify(scripts).replaceAll('</', '<\\/');
  return `<script nonce="${nonce}">document.body.append(document.createRange().createContextualFragment(${told}))</script>`;
}

/**
 * Has a page's scripts asked for at its end, and short ones stand there in full. The framework names them in the head,
 * where they share a slow line with the picture that everybody waits for; they run after it either way.
 */
export function moveScriptsToEnd(html: string, nonce: string): string {
  const rest = html.replace(SCRIPT, '').replace(SCRIPT_PRELOAD, '');
  const end = rest.lastIndexOf('</body>');
  if (end < 0) return html;
  let named = '';
  let written = '';
  for (const [src, script] of collectScripts(html, nonce)) {
    const text = readShortScript(src);
    if (text === null) named += script;
    else written += `${text}\n`;
  }
  const short = written && `<script nonce="${nonce}">${written}</script>`;
  return rest.slice(0, end) + short + (named && createInserter(named, nonce)) + rest.slice(end);
}
