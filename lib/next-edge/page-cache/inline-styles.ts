import { readBuiltText } from '../static-files/built-text';

const SHEET = /<link rel="stylesheet" href="\/_next\/static\/(css\/[\w-]+\.css)(?:\?[^"]*)?"[^>]*>/g;

/** The splash's own script, the first in the body: what comes before it needs none of the sheets. */
const SPLASH_END = /<body[^]*?<\/script>/;

/**
 * Writes a page's style sheets into it, so that its first paint waits for nothing else on the line: behind the splash,
 * which is painted while they are read. Their links stay, switched off: React looks for them, and would load them again.
 */
export function inlineStyles(html: string, nonce: string): string {
  let styles = '';
  const unlinked = html.replace(SHEET, (link, name: string) => {
    const sheet = readBuiltText(name);
    if (sheet === null) return link;
    styles += `<style nonce="${nonce}">${sheet}</style>`;
    return link.replace('<link', '<link disabled=""').replace(` nonce="${nonce}"`, '');
  });
  return unlinked.replace(SPLASH_END, (splash) => splash + styles);
}
