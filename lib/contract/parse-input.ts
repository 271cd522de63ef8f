import type { z } from 'zod';
import type { Call, ParsedInput } from './call';
import { ApiError } from './errors';
import { problem } from './problem';

export interface RawInput {
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  body?: string;
}

type Fields = Record<string, string>;

interface RawIssue {
  code?: string;
  input?: unknown;
  /** Allowed values. */
  values?: readonly unknown[];
}

/** Longer lists are left out. */
const MAX_LISTED_VALUES = 12;

function describeIssue({ code, input, values = [] }: RawIssue) {
  if (input === undefined) return problem('required');
  const isList = code === 'invalid_value' && values.length <= MAX_LISTED_VALUES;
  return isList ? problem(`notOneOf:${values.map(String).join(', ')}`) : problem('invalid');
}

function parsePart(schema: z.ZodType, value: unknown, part: string, fields: Fields): unknown {
  const parsed = schema.safeParse(value, { error: describeIssue });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || part] ??= issue.message;
  return undefined;
}

/** Returns the query values of the call's keys. Adds an error to `fields` for each key that occurs twice. */
function readQuery(schema: z.ZodObject, query: URLSearchParams, fields: Fields): Record<string, string | undefined> {
  const known: Record<string, string | undefined> = {};
  for (const key of Object.keys(schema.shape)) {
    const [first, ...others] = query.getAll(key);
    if (others.length > 0) fields[key] = problem('repeated');
    known[key] = first;
  }
  return known;
}

const readHeaders = (schema: z.ZodObject, headers: Headers) =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, headers.get(name) ?? undefined]));

function readBody(call: Call, body: string | undefined): unknown {
  if (call.bodyKind === 'text' || body === undefined || body === '') return body;
  try {
    return JSON.parse(body);
  } catch {
    // Without the cause: the parser's message quotes the body, and bodies must not be logged.
    throw new ApiError('INVALID_INPUT', { fields: { body: problem('notJson') } });
  }
}

/**
 * Parses a request by the schemas of its call and drops unknown keys. Throws `ApiError` INVALID_INPUT with a
 * problem for each invalid field.
 */
export function parseInput<C extends Call>(call: C, raw: RawInput): ParsedInput<C> {
  const fields: Fields = {};
  const input: Record<string, unknown> = {};
  if (call.params) input.params = parsePart(call.params, raw.params, 'params', fields);
  if (call.query) input.query = parsePart(call.query, readQuery(call.query, raw.query, fields), 'query', fields);
  if (call.headers) input.headers = parsePart(call.headers, readHeaders(call.headers, raw.headers), 'headers', fields);
  if (call.body) input.body = parsePart(call.body, readBody(call, raw.body), 'body', fields);
  if (Object.keys(fields).length > 0) throw new ApiError('INVALID_INPUT', { fields });
  return input as ParsedInput<C>;
}
