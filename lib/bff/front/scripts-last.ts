import { builtText } from './built-text';

const SCRIPT = /<script src="([^"]*)"[^>]*><\/script>/g;
const SCRIPT_AHEAD = /<link rel="preload" as="script"[^>]*>/g;
const BUILT = /^\/_next\/static\/(chunks\/[^?]*)/;
/** What is no longer stands in the page: to ask for it would weigh more. The framework makes a file for each part of a page, most with nothing in it. */
const WRITTEN_OUT_BYTES = 1_000;

/** What a script says, where it is short. */
function shortText(src: string): string | null {
  const [, name] = BUILT.exec(src) ?? [];
  const text = name ? builtText(decodeURIComponent(name), WRITTEN_OUT_BYTES) : null;
  return text?.includes('</') ? null : text;
}

/**
 * Names a page's scripts at its end, short ones in full. The framework names them in the head, where they share a slow
 * line with the picture that everybody waits for; they run after it either way.
 */
export function scriptsLast(html: string, nonce: string): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) return html;
  let named = '';
  let written = '';
  const take = (script: string, src: string) => {
    const text = shortText(src);
    if (text === null) named += script;
    else written += `${text}\n`;
    return '';
  };
  const rest = html.slice(0, end).replace(SCRIPT, take).replace(SCRIPT_AHEAD, '');
  return rest + (written && `<script nonce="${nonce}">${written}</script>`) + named + html.slice(end);
}
