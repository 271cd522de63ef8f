import { readFileSync } from 'node:fs';
import { listFiles } from '../../support/list-files';

const SOURCES = listFiles(['app', 'components', 'lib', 'scripts', 'tests', 'tools'], /\.(ts|tsx|mjs)$/);

/** Returns the text of each docstring, without the comment marks. */
const readDocstrings = (source: string): string[] =>
  [...source.matchAll(/^ *\/\*\*([^]*?)\*\//gm)].map(([, body = '']) => body.replace(/^\s*\*/gm, '').trim());

/** A docstring starts with a verb or a noun (docs/develop.md). */
const BARE_OPENING = /^(What|Where|Who|Whose|Of)\b/;
const MOST_PERCENT = 2;

describe('docstrings', () => {
  it('rarely open with a bare What, Where, Who, Whose or Of', () => {
    const docstrings = SOURCES.flatMap((file) => readDocstrings(readFileSync(file, 'utf8')));
    const bare = docstrings.filter((text) => BARE_OPENING.test(text));
    expect(docstrings.length).toBeGreaterThan(1_000);
    expect((100 * bare.length) / docstrings.length).toBeLessThan(MOST_PERCENT);
  });
});
