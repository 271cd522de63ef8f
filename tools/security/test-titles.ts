import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Title of a test, a group of tests or a row of a table of tests. */
export interface TestTitle {
  file: string;
  title: string;
  /** Numbers of the requirements in the comment above it: `// ASVS 6.2.4, 6.2.11`. */
  requirements: string[];
}

const TEST_FUNCTION = /^(it|test|describe\w*)$/;
const TAG = /^\/\/ ASVS (.+)$/;
const TAG_LINE = /^\s*\/\/ ASVS /gm;

/** Returns the function that a chain of calls and properties starts with: `it` for `it.each([])('')`. */
function getRoot(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return getRoot(node.expression);
  return '';
}

const readText = (node: ts.Node | undefined): string | undefined => {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
};

/** Returns the title of a call of `it`, `test` or `describe`, or of a row of a table; undefined for other nodes. */
function readTitle(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) return TEST_FUNCTION.test(getRoot(node)) ? readText(node.arguments[0]) : undefined;
  if (ts.isSourceFile(node) || !ts.isArrayLiteralExpression(node.parent)) return undefined;
  return readText(ts.isArrayLiteralExpression(node) ? node.elements[0] : node);
}

function readRequirements(node: ts.Node, source: ts.SourceFile): string[] {
  const comments = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  return comments.flatMap(({ pos, end }) => TAG.exec(source.text.slice(pos, end))?.[1]?.split(', ') ?? []);
}

/** Parses the titles of a test file. Throws if a tag is above something that has no title. */
export function readTestTitles(file: string, text = readFileSync(file, 'utf8')): TestTitle[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: TestTitle[] = [];
  const tagged = new Set<number>();
  const visit = (node: ts.Node): void => {
    const title = readTitle(node);
    const start = node.getFullStart();
    if (title !== undefined) {
      // A call and the functions of its chain start at the same place: only the outermost has the tag.
      const requirements = tagged.has(start) ? [] : readRequirements(node, source);
      if (requirements.length > 0) tagged.add(start);
      titles.push({ file, title, requirements });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const tags = text.match(TAG_LINE)?.length ?? 0;
  if (tagged.size !== tags) throw new Error(`${file}: ${tags - tagged.size} of its ASVS tags are not above a test.`);
  return titles;
}
