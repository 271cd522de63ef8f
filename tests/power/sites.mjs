// Places of a source file that a mutant may change, found in its syntax tree.
import ts from 'typescript';

const NEGATED = { '===': '!==', '!==': '===', '<': '>=', '<=': '>', '>': '<=', '>=': '<', '&&': '||', '||': '&&' };

/** Methods that return their object, or a part of it, in another form. */
const REMOVABLE = new Set(['filter', 'sort', 'toSorted', 'trim', 'toLowerCase', 'slice', 'reverse', 'toReversed']);

/** Calls whose effect no test must see (logs, spans, metrics), and those that cannot be left out. */
const UNSEEN = /\b(super|log|console|logger|span|metrics?|observe|count[A-Z]\w*|performance)\b/;

function negateCondition(node) {
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    const negated = NEGATED[operatorToken.getText()];
    return negated && `${left.getText()} ${negated} ${right.getText()}`;
  }
  const condition = ts.isIfStatement(node) ? node.expression : ts.isConditionalExpression(node) ? node.condition : null;
  if (!condition || ts.isBinaryExpression(condition)) return null;
  const isNegated = ts.isPrefixUnaryExpression(condition) && condition.operator === ts.SyntaxKind.ExclamationToken;
  return { node: condition, text: isNegated ? condition.operand.getText() : `!(${condition.getText()})` };
}

function dropAwait(node) {
  if (!ts.isAwaitExpression(node) || ts.isReturnStatement(node.parent) || ts.isArrowFunction(node.parent)) return null;
  return node.expression.getText();
}

/** True within a function, or if the number is a named constant of the file. Tables are data, which few tests repeat. */
function isRule(node) {
  let { parent } = node;
  if (ts.isVariableDeclaration(parent)) return true;
  for (; parent; parent = parent.parent) {
    if (ts.isFunctionLike(parent)) return true;
    if (ts.isPropertyAssignment(parent) || ts.isTypeNode(parent) || ts.isArrayLiteralExpression(parent)) return false;
  }
  return false;
}

function swapConstant(node) {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return isRule(node) && 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return isRule(node) && 'true';
  if (!ts.isNumericLiteral(node) || !isRule(node)) return null;
  const value = Number(node.text);
  return value === 0 ? '1' : value === 1 ? '0' : String(value * 2);
}

function removeCall(node) {
  if (ts.isExpressionStatement(node)) {
    let { expression } = node;
    while (ts.isAwaitExpression(expression) || ts.isVoidExpression(expression)) expression = expression.expression;
    return ts.isCallExpression(expression) && !UNSEEN.test(expression.expression.getText()) ? 'void 0;' : null;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  return REMOVABLE.has(node.expression.name.text) ? node.expression.expression.getText() : null;
}

const OPERATORS = { condition: negateCondition, constant: swapConstant, call: removeCall, await: dropAwait };
export const KINDS = Object.keys(OPERATORS);

/** Returns the sites of a file: kind, start, end and the text that replaces what stands there. */
export function findSites(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const sites = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    for (const kind of KINDS) {
      const change = OPERATORS[kind](node);
      if (!change) continue;
      const place = change.node ?? node;
      sites.push({ kind, start: place.getStart(), end: place.getEnd(), text: change.text ?? change });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sites;
}
