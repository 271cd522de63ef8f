/** `no-restricted-syntax` as ESLint has it: reports each node that a selector matches. Options: { selector, message }. */
const noRestrictedSyntax = {
  meta: { schema: { type: 'array', items: { type: 'object' } } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};

/** The project's own rules for oxlint. */
const plugin = { meta: { name: 'nalot' }, rules: { 'no-restricted-syntax': noRestrictedSyntax } };

export default plugin;
