import { Hono } from 'hono';
import { createOpenApiDocument } from '../http/openapi';

/** The contract, made into OpenAPI at the first question. */
export function openApiRoute(): Hono {
  let document: ReturnType<typeof createOpenApiDocument> | undefined;
  return new Hono().get('/openapi.json', (context) => {
    document ??= createOpenApiDocument();
    return context.json(document, 200, { 'cache-control': 'public, max-age=300' });
  });
}
