import { createHash } from 'node:crypto';
import type { PolicySources } from '@/lib/content-security-policy';

const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([^]*?)<\/\1>/g;

const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the sources of a Content-Security-Policy that allow exactly the inline scripts and styles of a page. */
export function hashInline(html: string): PolicySources {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, text = ''] of html.matchAll(INLINE))
    sources[element as keyof typeof sources].add(toSource(text));
  return { scripts: [...sources.script].join(' '), styles: [...sources.style].join(' ') };
}
