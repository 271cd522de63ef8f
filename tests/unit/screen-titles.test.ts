import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SCREEN_LIST, type Screen } from '@/lib/routes';

const TITLES = new Set(
  (SCREEN_LIST as readonly Screen[]).flatMap(({ title, tabTitle }) => (tabTitle ? [title, tabTitle] : [title])),
);

/** Texts that equal a title but name something else: an action, a part of a sentence. */
const OTHER_MEANINGS: readonly string[] = [
  'components/account/change-password.tsx: 비밀번호 변경',
  'components/account/log-in-form.tsx: 로그인',
  'components/account/login-group.tsx: 로그인',
  'components/account/signup-done.tsx: 시작하기',
  'components/day/my-day-screen.tsx: 로그인',
  'components/home/link-note.tsx: 로그인',
  'components/outfit/feeling-question.tsx: 로그인',
  'components/weather/hourly-card.tsx: 날씨',
  'lib/api-host/http/call-examples.ts: 날씨',
];

/** Returns the string literals and JSX texts of a source file, trimmed. */
function collectTexts(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Returns each literal of a screen's title as `file: title`. */
function findTitles(): string[] {
  const files = ['app', 'components', 'lib'].flatMap((root) =>
    readdirSync(root, { recursive: true }).map((name) => join(root, String(name))),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => collectTexts(file).flatMap((text) => (TITLES.has(text) ? [`${file}: ${text}`] : [])))
    .sort();
}

it('finds the title of a screen only in its record', () => {
  const records = [...TITLES].map((title) => `lib/routes.ts: ${title}`);
  expect(findTitles()).toEqual([...records, ...OTHER_MEANINGS].sort());
});
