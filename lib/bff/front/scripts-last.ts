import { builtText } from './built-text';

const SCRIPT = /<script src="([^"]*)"[^>]*><\/script>/g;
const SCRIPT_AHEAD = /<link rel="preload" as="script"[^>]*>/g;
const BUILT = /^\/_next\/static\/(chunks\/[^?]*)/;
/**
 * What is no longer stands in the page: to ask for it would weigh more. The framework makes a file for each part of a
 * page, most with nothing in it, and one with the names of all others.
 */
const WRITTEN_OUT_BYTES = 5_000;

/** What a script says, where it is short. */
function shortText(src: string): string | null {
  const [, name] = BUILT.exec(src) ?? [];
  const text = name ? builtText(decodeURIComponent(name), WRITTEN_OUT_BYTES) : null;
  return text?.includes('</') ? null : text;
}

/** What the page's data says that it needs: a file's name and the build's, and nothing that anyone else could have said. */
const NEEDED = /\\"(static\/chunks\/(?:[\w()-]+\/)*[\w().-]+\.js(?:\?dpl=\w+)?)\\"/g;

/** The framework has not named all of them yet where it sent the page before it had read its data. */
function scriptsOf(html: string, nonce: string): Map<string, string> {
  const named = new Map(Array.from(html.matchAll(SCRIPT), ([script, src = '']) => [src, script]));
  for (const [, name] of html.matchAll(NEEDED)) {
    const src = `/_next/${name}`;
    if (!named.has(src)) named.set(src, `<script src="${src}" async="" nonce="${nonce}"></script>`);
  }
  return named;
}

/** Browsers look ahead for what a page names. They learn of these scripts once they have read all that is before them. */
function inserted(scripts: string, nonce: string): string {
  const told = JSON.stringify(scripts).replaceAll('</', '<\\/');
  return `<script nonce="${nonce}">document.body.append(document.createRange().createContextualFragment(${told}))</script>`;
}

/**
 * Has a page's scripts asked for at its end, and short ones stand there in full. The framework names them in the head,
 * where they share a slow line with the picture that everybody waits for; they run after it either way.
 */
export function scriptsLast(html: string, nonce: string): string {
  const rest = html.replace(SCRIPT, '').replace(SCRIPT_AHEAD, '');
  const end = rest.lastIndexOf('</body>');
  if (end < 0) return html;
  let named = '';
  let written = '';
  for (const [src, script] of scriptsOf(html, nonce)) {
    const text = shortText(src);
    if (text === null) named += script;
    else written += `${text}\n`;
  }
  const short = written && `<script nonce="${nonce}">${written}</script>`;
  return rest.slice(0, end) + short + (named && inserted(named, nonce)) + rest.slice(end);
}
