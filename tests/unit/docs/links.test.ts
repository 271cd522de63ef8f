import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../support/list-files';

const PAGES = ['README.md', ...listFiles(['data', 'docs', 'figures', 'lib', 'research', 'tests', 'tools'], /\.md$/)];

/** Returns the relative targets of Markdown links and images, and of `src` attributes. */
function readLinks(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? '');
  return links.filter((link) => !/^[a-z]+:/.test(link));
}

/** Returns the anchors of a page's headings, as GitHub forms them. */
const readAnchors = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isBroken(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(page), path) : page;
  return !existsSync(target) || (anchor !== undefined && !readAnchors(target).includes(anchor));
}

describe('documentation', () => {
  it.each(PAGES)('%s links only to files and headings that exist', (page) => {
    expect(readLinks(readFileSync(page, 'utf8')).filter((link) => isBroken(page, link))).toEqual([]);
  });

  it('shows every screenshot in docs/screens on its index page', () => {
    const shown = readLinks(readFileSync('docs/screens/README.md', 'utf8'));
    const pictures = readdirSync('docs/screens').filter((name) => name.endsWith('.jpg'));
    expect(pictures.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it.each([
    ['README.md', 900],
    ['docs/architecture.md', 900],
    ['docs/weather.md', 700],
    ['docs/recommendation.md', 700],
    ['docs/pushes.md', 700],
    ['docs/pages-and-caches.md', 700],
  ])('keeps %s within %i words', (page, most) => {
    expect(readFileSync(page, 'utf8').split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(most);
  });

  it('lists every file that caches in memory, with its bound', () => {
    const listed = [...readFileSync('docs/caches.md', 'utf8').matchAll(/^\| `([^`]+)` \|[^|]+\|[^|]*\d[^|]*\|/gm)];
    const caches = listFiles(['lib', 'app', 'components'], /\.tsx?$/).filter((file) =>
      /new (LRUCache|BentoCache)\b/.test(readFileSync(file, 'utf8')),
    );
    expect(listed.map(([, file]) => file).sort()).toEqual(caches.sort());
  });

  it('lists every decision in the archive', () => {
    const listed = readLinks(readFileSync('docs/decisions/README.md', 'utf8'));
    const decisions = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name));
    expect(decisions.filter((name) => !listed.includes(name))).toEqual([]);
  });
});
