import { readBuiltText } from '../static-files/built-text';

const SHEET = /<link rel="stylesheet" href="\/_next\/static\/(css\/[\w-]+\.css)(?:\?[^"]*)?"[^>]*>/g;

/** The body up to the end of the splash's script. It does not need the style sheets. */
const SPLASH_END = /<body[^]*?<\/script>/;

/**
 * Writes the style sheets of a page into it, after the splash, so that the first paint needs no other file. The links stay
 * in the page but disabled: React looks for them and would load missing ones again.
 */
export function inlineStyles(html: string): string {
  let styles = '';
  const unlinked = html.replace(SHEET, (link, name: string) => {
    const sheet = readBuiltText(name);
    if (sheet === null) return link;
    styles += `<style>${sheet}</style>`;
    return link.replace('<link', '<link disabled=""');
  });
  return unlinked.replace(SPLASH_END, (splash) => splash + styles);
}
