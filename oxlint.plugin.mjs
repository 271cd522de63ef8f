/** `no-restricted-syntax` as ESLint has it: reports each node that a selector matches. Options: { selector, message }. */
const noRestrictedSyntax = {
  meta: { schema: { type: 'array', items: { type: 'object' } } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};

const WRAP_TEXT =
  'A page translator replaces text nodes. React then fails to insert or remove beside them, or no longer changes them: give this text an element of its own.';
/** Elements that contain text rather than blocks, so that a value of unknown type in them counts as text. */
const PHRASING = /^(a|button|dd|dt|h[1-6]|label|legend|p|span|strong|summary|Button|Chip|Link|LinkButton|TextButton)$/;
/** Props that contain elements only. */
const ELEMENTS = ['icon', 'mark', 'weather'];

/** Returns the values that an expression chooses among: several of `a ? b : c`, `a && b` and `a ?? b`. */
function listValues(node) {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(listValues);
  if (node.type !== 'LogicalExpression') return [node];
  return node.operator === '&&' ? listValues(node.right) : [node.left, node.right].flatMap(listValues);
}

/** Says whether a value may be text inside an element with this tag. */
const mayBeText = (tag) => (node) => {
  if (node.type === 'Literal') return ['string', 'number'].includes(typeof node.value) && `${node.value}`.trim() !== '';
  if (node.type === 'Identifier') return PHRASING.test(tag) && !['undefined', ...ELEMENTS].includes(node.name);
  if (node.type === 'CallExpression')
    return !/^(map$|render[A-Z])/.test(node.callee.property?.name ?? node.callee.name);
  return ['TemplateLiteral', 'MemberExpression', 'BinaryExpression'].includes(node.type);
};

/** Reports text that is not alone in its element. React sets text that is alone through the element, whatever it contains. */
const wrapText = {
  create: (context) => ({
    'JSXElement, JSXFragment': (node) => {
      const children = node.children.filter(({ type, value, expression }) =>
        type === 'JSXText' ? value.trim() !== '' : expression?.type !== 'JSXEmptyExpression',
      );
      if (node.type === 'JSXElement' && children.length < 2) return;
      const isText = mayBeText(node.openingElement?.name.name ?? '');
      for (const child of children)
        if (child.type === 'JSXText' || (child.expression && listValues(child.expression).some(isText)))
          context.report({ node: child, message: WRAP_TEXT });
    },
  }),
};

/** The project's own rules for oxlint. */
const plugin = {
  meta: { name: 'nalot' },
  rules: { 'no-restricted-syntax': noRestrictedSyntax, 'wrap-text': wrapText },
};

export default plugin;
