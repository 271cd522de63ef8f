import { readFileSync } from 'node:fs';
import path from 'node:path';
import { onGlobal } from '@/lib/on-global';

const SHEET = /<link rel="stylesheet" href="\/_next\/static\/(css\/[\w-]+\.css)(?:\?[^"]*)?"[^>]*>/g;

const sheets = () => onGlobal('style-sheets', () => new Map<string, string>());

function readSheet(name: string): string {
  const text = sheets().get(name) ?? readFileSync(path.join('.next', 'static', name), 'utf8');
  sheets().set(name, text);
  return text;
}

/** The splash's own script, the first in the body: what comes before it needs none of the sheets. */
const SPLASH_END = /<body[^]*?<\/script>/;

/**
 * Writes a page's style sheets into it, so that its first paint waits for nothing else on the line: behind the splash,
 * which is painted while they are read. Their links stay, switched off: React looks for them, and would load them again.
 */
export function stylesInline(html: string, nonce: string): string {
  let styles = '';
  const unlinked = html.replace(SHEET, (link, name: string) => {
    styles += `<style nonce="${nonce}">${readSheet(name)}</style>`;
    return link.replace('<link', '<link disabled=""');
  });
  return unlinked.replace(SPLASH_END, (splash) => splash + styles);
}
