import type { z } from 'zod';

/**
 * Makes the SDK convert a schema to JSON Schema once. It would do so for each request that lists the tools, which takes
 * longer than the rest of that request.
 */
export function withConstantJsonSchema<S extends z.ZodObject>(schema: S): { '~standard': S['~standard'] } {
  const standard = schema['~standard'];
  const { input, output } = standard.jsonSchema;
  return { '~standard': { ...standard, jsonSchema: { input: once(input), output: once(output) } } };
}

function once<Options, Result>(convert: (options: Options) => Result): (options: Options) => Result {
  let result: Result | undefined;
  return (options) => (result ??= convert(options));
}
