import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../support/list-files';

const PAGES = ['README.md', ...listFiles(['data', 'docs', 'figures', 'lib', 'research', 'tests', 'tools'], /\.md$/)];

/** Returns the relative targets of Markdown links and images, and of `src` attributes, without anchors. */
function readLinks(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? '');
  return links.map((link) => link.split('#', 1)[0] ?? '').filter((link) => link !== '' && !/^[a-z]+:/.test(link));
}

describe('documentation', () => {
  it.each(PAGES)('%s links only to files that exist', (page) => {
    const broken = readLinks(readFileSync(page, 'utf8')).filter((link) => !existsSync(join(dirname(page), link)));
    expect(broken).toEqual([]);
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

  it('lists every decision in the archive', () => {
    const listed = readLinks(readFileSync('docs/decisions/README.md', 'utf8'));
    const decisions = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name));
    expect(decisions.filter((name) => !listed.includes(name))).toEqual([]);
  });
});
