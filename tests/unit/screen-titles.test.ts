import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { KO } from '@/lib/messages/ko/messages';
import { SCREENS } from '@/lib/routes';

const TITLES = new Set(Object.values(KO.screens));

/** Texts that equal a title but name something else: an action, a part of a sentence. */
const OTHER_MEANINGS: readonly string[] = [
  'lib/api-host/http/call-examples.ts: 날씨',
  'lib/domain/place-search/elsewhere.ts: 날씨',
  'lib/domain/place-search/elsewhere.ts: 여행',
  'lib/messages/ko/feelings.ts: 로그인',
  'lib/messages/ko/home.ts: 로그인',
  'lib/messages/ko/log-in.ts: 로그인',
  'lib/messages/ko/login-prompt.ts: 로그인',
  'lib/messages/ko/my-day.ts: 로그인',
  'lib/messages/ko/passwords.ts: 비밀번호 변경',
  'lib/messages/ko/signup.ts: 시작하기',
  'lib/messages/ko/weather-screen.ts: 날씨',
];

/** Returns the string literals and JSX texts of a source file, trimmed. */
function collectTexts(file: string): string[] {
  const content = readFileSync(file, 'utf8');
  // Parsing takes long, and most files contain no title.
  if (![...TITLES].some((title) => content.includes(title))) return [];
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
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

it('finds the title of a screen only in the messages of screens', () => {
  const linked = Object.values<string>(KO.homeLinks);
  const records = [...TITLES].map(
    (title) => `lib/messages/ko/${linked.includes(title) ? 'home-links' : 'screens'}.ts: ${title}`,
  );
  expect(findTitles()).toEqual([...records, ...OTHER_MEANINGS].sort());
});

it('has a title for every screen', () => {
  const { homeTab, ...titles } = KO.screens;
  expect(Object.keys(titles)).toEqual(Object.keys(SCREENS));
  expect(homeTab).toBe('오늘의 옷차림');
});
