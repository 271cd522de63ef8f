import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Literal {
  file: string;
  text: string;
  node: ts.Node;
}

/** Parses the TypeScript files of some folders whose text passes a test, with parent links. */
export const parseSources = (folders: readonly string[], isWanted = (_: string) => true): ts.SourceFile[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => isWanted(text))
    .map(({ file, text }) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));

/**
 * Finds the string, template, JSX and regular-expression literals whose text passes a test. Comments are not searched.
 * Parsing takes long, so only files whose whole text passes `mayContain` are parsed.
 */
export function findLiterals(
  folders: readonly string[],
  isWanted: (text: string) => boolean,
  mayContain?: (text: string) => boolean,
): Literal[] {
  const found: Literal[] = [];
  for (const source of parseSources(folders, mayContain)) {
    const visit = (node: ts.Node): void => {
      if (
        (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) &&
        isWanted(node.text)
      )
        found.push({ file: source.fileName, text: node.text, node });
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
