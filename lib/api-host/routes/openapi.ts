import { Hono } from 'hono';
import { createOpenApiDocument } from '../http/openapi';

/** Serves the OpenAPI document, which is created at the first request. */
export function openApiRoute(): Hono {
  let document: ReturnType<typeof createOpenApiDocument> | undefined;
  return new Hono().get('/openapi.json', (context) => {
    document ??= createOpenApiDocument();
    return context.json(document, 200, { 'cache-control': 'public, max-age=300' });
  });
}
