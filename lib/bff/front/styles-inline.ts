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

/**
 * Writes a page's style sheets into it, so that its first paint waits for nothing else on the line. Their links stay,
 * switched off: React looks for them, and would load them again.
 */
export const stylesInline = (html: string, nonce: string): string =>
  html.replace(
    SHEET,
    (link, name: string) =>
      `<style nonce="${nonce}">${readSheet(name)}</style>${link.replace('<link', '<link disabled=""')}`,
  );
