import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';
import { errorBody } from '@/lib/contract/errors';

const picture = { type: 'string', format: 'binary' } as const;

function describeResponses(call: Call): ZodOpenApiResponsesObject {
  if (call.responseKind === 'redirect')
    return {
      '302': { description: 'Redirect to the URL in Location.', headers: z.object({ Location: z.string() }) },
    };
  if (call.responseKind === 'picture')
    return { '200': { description: 'The picture.', content: { 'image/*': { schema: picture } } } };
  return {
    '200': { description: 'Success.', content: { 'application/json': { schema: call.response } } },
  };
}

function describeOperation(call: Call): ZodOpenApiOperationObject {
  const bodyType = call.bodyKind === 'text' ? 'text/plain' : 'application/json';
  return {
    operationId: call.id,
    summary: call.summary,
    requestParams: {
      ...(call.params && { path: call.params }),
      ...(call.query && { query: call.query }),
      ...(call.headers && { header: call.headers }),
    },
    ...(call.body && { requestBody: { required: true, content: { [bodyType]: { schema: call.body } } } }),
    ...(call.access === 'member' && { security: [{ bearer: [] }] }),
    responses: {
      ...describeResponses(call),
      default: {
        description: 'An error with its code.',
        content: { 'application/json': { schema: errorBody } },
      },
    },
  };
}

function describePaths(): ZodOpenApiPathsObject {
  const byPath: ZodOpenApiPathsObject = {};
  for (const call of CALLS)
    byPath[call.path] = { ...byPath[call.path], [call.method.toLowerCase()]: describeOperation(call) };
  return byPath;
}

/** Creates an OpenAPI 3.1 document from the contract. */
export const createOpenApiDocument = () =>
  createDocument({
    openapi: '3.1.0',
    info: { title: '날옷 API', version: '1.0.0', description: '지금 계신 곳의 날씨와 그에 맞는 옷차림' },
    servers: [{ url: '/' }],
    paths: describePaths(),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
