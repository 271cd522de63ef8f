import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { Call } from '@/lib/contract/call';
import { listErrors } from '@/lib/contract/call-errors';
import { CALLS, type ContractCall } from '@/lib/contract/calls';
import { ApiError, errorBody } from '@/lib/contract/errors';
import { HOST_COOKIES } from '@/lib/contract/host-cookies';
import { getMessages } from '@/lib/messages/get-messages';
import { CALL_EXAMPLES, type RequestExample } from './call-examples';

const picture = { type: 'string', format: 'binary' } as const;
/** The document is in English, whatever the default language of responses. */
const TEXTS = getMessages('en');
const EXAMPLE_REQUEST_ID = '5f0c6a52-8c1e-4b3a-9a63-2d1f4b7e9c10';

function describeSuccess(call: Call): ZodOpenApiResponsesObject {
  if (call.responseKind === 'redirect')
    return {
      '302': { description: 'Redirect to the URL in Location.', headers: z.object({ Location: z.string() }) },
    };
  if (call.responseKind === 'picture')
    return { '200': { description: 'The picture.', content: { 'image/*': { schema: picture } } } };
  if (call.responseKind === 'calendar')
    return { '200': { description: 'The calendar.', content: { 'text/calendar': { schema: call.response } } } };
  return {
    '200': { description: 'Success.', content: { 'application/json': { schema: call.response } } },
  };
}

/** Describes the errors of one status, each with an example of its body. */
function describeErrors(errors: ApiError[]): ZodOpenApiResponseObject {
  const examples = Object.fromEntries(
    errors.map((error) => [error.code, { value: error.toBody(TEXTS, EXAMPLE_REQUEST_ID) }]),
  );
  const headerNames = new Set(errors.flatMap((error) => Object.keys(error.headers())));
  const headers = Object.fromEntries([...headerNames].map((name) => [name, z.string()]));
  return {
    description: errors.map((error) => `${error.code}: ${error.describe(TEXTS)}`).join(' '),
    ...(headerNames.size > 0 && { headers: z.object(headers) }),
    content: { 'application/json': { schema: errorBody, examples } },
  };
}

function describeResponses(call: Call): ZodOpenApiResponsesObject {
  const errors = listErrors(call).map((code) => new ApiError(code));
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return {
    ...describeSuccess(call),
    ...Object.fromEntries(
      statuses.map((status) => [status, describeErrors(errors.filter((error) => error.status === status))]),
    ),
    default: {
      description: 'Any other error, with its code.',
      content: { 'application/json': { schema: errorBody } },
    },
  };
}

/** Returns the alternatives of which a request must fulfil one. An empty alternative requires nothing. */
const describeSecurity = ({ access, cookies = ['none'] }: Call): Record<string, string[]>[] =>
  cookies.map((cookie) => ({
    ...(access === 'member' && { bearer: [] }),
    ...(cookie !== 'none' && { [HOST_COOKIES[cookie]]: [] }),
  }));

function describeOperation(call: ContractCall): ZodOpenApiOperationObject {
  const bodyType = call.bodyKind === 'text' ? 'text/plain' : 'application/json';
  const body = { schema: call.body, example: CALL_EXAMPLES[call.id].body };
  return {
    operationId: call.id,
    summary: call.summary,
    requestParams: {
      ...(call.params && { path: call.params }),
      ...(call.query && { query: call.query }),
      ...(call.headers && { header: call.headers }),
    },
    ...(call.body && { requestBody: { required: true, content: { [bodyType]: body } } }),
    security: describeSecurity(call),
    responses: describeResponses(call),
  };
}

const METHOD_KEYS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

function describePaths(): ZodOpenApiPathsObject {
  const byPath: ZodOpenApiPathsObject = {};
  for (const call of CALLS)
    byPath[call.path] = { ...byPath[call.path], [METHOD_KEYS[call.method]]: describeOperation(call) };
  return byPath;
}

const cookieSchemes = Object.fromEntries(
  Object.values(HOST_COOKIES).map((name) => [name, { type: 'apiKey', in: 'cookie', name } as const]),
);

type Document = ReturnType<typeof createDocument>;

/** Adds the example of each parameter. The schemas have none, because browsers download them. */
function addParameterExamples(document: Document): Document {
  for (const { id, path, method } of CALLS) {
    const operation = document.paths?.[path]?.[METHOD_KEYS[method]];
    const { params, query, headers }: RequestExample = CALL_EXAMPLES[id];
    const values: Record<string, Record<string, string> | undefined> = { path: params, query, header: headers };
    for (const parameter of operation?.parameters ?? []) {
      const example = 'name' in parameter ? values[parameter.in]?.[parameter.name] : undefined;
      if (example !== undefined) Object.assign(parameter, { example });
    }
  }
  return document;
}

/** Creates an OpenAPI 3.1 document from the contract. */
export const createOpenApiDocument = (): Document =>
  addParameterExamples(
    createDocument({
      openapi: '3.1.0',
      info: {
        title: '날옷 API',
        version: '1.0.0',
        description: '지금 계신 곳의 날씨와 그에 맞는 옷차림',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
      },
      servers: [{ url: '/' }],
      paths: describePaths(),
      components: {
        schemas: { Error: errorBody },
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, ...cookieSchemes },
      },
    }),
  );
