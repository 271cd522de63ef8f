import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { describeProblem, type ProblemTexts } from '@/lib/contract/problem';
import { getLoadedMessages } from '@/lib/client/language/messages';

/** Replaces the problems in errors of a form, which may be nested, by their texts. */
function describeErrors(errors: object, texts: ProblemTexts): void {
  for (const [name, error] of Object.entries(errors)) {
    // A `ref` is the element of the field.
    if (name === 'ref' || typeof error !== 'object' || error === null) continue;
    const { message } = error as { message?: unknown };
    if (typeof message === 'string') (error as { message: string }).message = describeProblem(message, texts);
    else describeErrors(error as object, texts);
  }
}

/** Creates the resolver of a form from its schema, with messages for users. */
export function createFormResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const resolve = zodResolver<Input, unknown, Output>(schema);
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    describeErrors(result.errors, getLoadedMessages('problems'));
    return result;
  };
}
