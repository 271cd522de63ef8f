import { createHash } from 'node:crypto';
import { bffLog } from '@/lib/bff/for-edge';
import type { PolicySources } from '@/lib/content-security-policy';
import { INSTALL_SCRIPT, SPLASH_SCRIPT } from '@/lib/inline-scripts';

const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([^]*?)<\/\1>/g;
/** Data for search engines, which browsers do not run. */
const STRUCTURED_DATA = /^<script type="application\/ld\+json"/;

const CONSTANT_SCRIPTS = [INSTALL_SCRIPT, SPLASH_SCRIPT, '(self.__next_f=self.__next_f||[]).push([0])'];
/** Next.js appends the data of a page to a list. */
const [DATA_START, DATA_END] = ['self.__next_f.push(', ')'];

function isPageData(script: string): boolean {
  if (!script.startsWith(DATA_START) || !script.endsWith(DATA_END)) return false;
  try {
    return Array.isArray(JSON.parse(script.slice(DATA_START.length, -DATA_END.length)));
  } catch {
    return false;
  }
}

/** Returns true for a script of the layout or of Next.js. */
const isKnown = (script: string): boolean => CONSTANT_SCRIPTS.includes(script) || isPageData(script);

const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the sources of a Content-Security-Policy that allow the inline styles of a page and its known inline scripts,
 * so that injected ones would not run. Scripts that the rendered page did not have were added by the edge layer.
 */
export function hashInline(html: string, rendered: string): PolicySources {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [element, kind, text = ''] of html.matchAll(INLINE)) {
    if (STRUCTURED_DATA.test(element)) continue;
    if (kind === 'style' || isKnown(text) || !rendered.includes(element))
      sources[kind as keyof typeof sources].add(toSource(text));
    else bffLog().warn('edge: a page contains an unknown inline script, which its policy does not allow');
  }
  return { scripts: [...sources.script].join(' '), styles: [...sources.style].join(' ') };
}
