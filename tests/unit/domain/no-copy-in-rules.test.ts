import ts from 'typescript';
import { findLiterals, parseSources } from '@/tests/support/source-literals';

// Rules use fields. A rule that reads Korean copy changes its result when somebody improves a sentence.

const isKorean = (text: string) => /[가-힣]/.test(text.replaceAll('가-힣', ''));

/** Methods that take a decision on a text. */
const TEXT_METHODS =
  /^(includes|startsWith|endsWith|indexOf|lastIndexOf|search|match|matchAll|test|exec|replace|replaceAll|split|has)$/;

const isComparison = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.EqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsToken,
  ].includes(kind);

const isTextMethod = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) && TEXT_METHODS.test(expression.name.text);

/** Whether a literal decides something: compared, searched for, a case, or a pattern. */
function decides(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isRegularExpressionLiteral(node) || ts.isCaseClause(parent)) return true;
  if (ts.isBinaryExpression(parent)) return isComparison(parent);
  if (ts.isCallExpression(parent)) return isTextMethod(parent);
  return ts.isArrayLiteralExpression(parent) && ts.isPropertyAccessExpression(parent.parent);
}

/** Files whose input is Korean: responses of Korean authorities, names of places, and the grammar of a sentence. */
const READS_KOREAN = [
  'lib/api-host/region/',
  'lib/api-host/weather/kma/',
  'lib/domain/place-search/',
  'lib/messages/en/calendar-feed.ts',
  'lib/messages/en/romanise.ts',
  'lib/messages/ko/accessory-verbs.ts',
  'lib/messages/ko/calendar-feed.ts',
  'lib/messages/ko/josa.ts',
];

it('no code decides by Korean copy', () => {
  const found = findLiterals(['lib', 'components', 'app'], isKorean);
  const deciding = found.filter(
    ({ file, node }) => decides(node) && !READS_KOREAN.some((allowed) => file.startsWith(allowed)),
  );
  expect(deciding.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

/** The modules of the recommendation that write texts. All others are rules. */
const WRITES_TEXT =
  /\/(display-names|items|layer-advice|picture-texts|reason(-\w+)?|recommend|take-along|worn-and-carried)\.ts$/;
/** Imports of a rule that bring display text. */
const IS_TEXT = new RegExp(`${WRITES_TEXT.source}|/messages/`);
const COPY_FIELDS = /^(title|name|label|text|reason|alt)$/;
const RULE_FOLDERS = ['lib/domain/comfort', 'lib/domain/recommendation', 'lib/domain/wardrobe'];

/** The uses of display text in a rule: its imports, the fields that it reads, and its own literals. */
function findCopy(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isImport =
      ts.isImportDeclaration(node) &&
      !node.importClause?.isTypeOnly &&
      IS_TEXT.test(`${(node.moduleSpecifier as ts.StringLiteral).text}.ts`);
    const isRead =
      (ts.isPropertyAccessExpression(node) &&
        node.expression.kind !== ts.SyntaxKind.ThisKeyword &&
        COPY_FIELDS.test(node.name.text)) ||
      (ts.isBindingElement(node) && COPY_FIELDS.test((node.propertyName ?? node.name).getText(source)));
    // The name of a thing may stand in the thing's own record.
    const isCopy =
      (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) &&
      isKorean(node.text) &&
      !(ts.isPropertyAssignment(node.parent) && node.parent.name.getText(source) === 'name');
    if (isImport || isRead || isCopy) found.push(`${source.fileName}: ${node.getText(source)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('no rule of the recommendation imports or reads display text', () => {
  const rules = parseSources(RULE_FOLDERS).filter(
    ({ fileName }) => !WRITES_TEXT.test(fileName) && !/\/(garment|outfit)-tables\//.test(fileName),
  );
  expect(rules.length).toBeGreaterThan(30);
  expect(rules.flatMap(findCopy)).toEqual([]);
});

it('finds a rule that reads a title', () => {
  const source = "const isRainy = ({ title }: Outfit) => title.includes('우산');";
  expect(findCopy(ts.createSourceFile('rule.ts', source, ts.ScriptTarget.Latest, true))).toHaveLength(2);
});
