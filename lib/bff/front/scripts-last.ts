const SCRIPT = /<script src="[^"]*"[^>]*><\/script>/g;
const SCRIPT_AHEAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Names a page's scripts at its end. The framework names them in the head, where they share a slow line with the picture
 * that everybody waits for; they run after it either way.
 */
export function scriptsLast(html: string): string {
  const scripts = html.match(SCRIPT) ?? [];
  const rest = html.replace(SCRIPT, '').replace(SCRIPT_AHEAD, '');
  const end = rest.lastIndexOf('</body>');
  return end < 0 ? html : rest.slice(0, end) + scripts.join('') + rest.slice(end);
}
