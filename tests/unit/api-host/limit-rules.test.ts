import * as rules from '@/lib/api-host/shared/limit-rules';

it('every limit can be overridden', () => {
  const names = Object.values(rules).flatMap((rule) => (typeof rule === 'object' && 'name' in rule ? [rule.name] : []));
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !(name in rules.validateLimitPoints({ [name]: 1 })))).toEqual([]);
  expect(() => rules.validateLimitPoints({ unknown: 1 })).toThrow(/unknown limit/);
});
