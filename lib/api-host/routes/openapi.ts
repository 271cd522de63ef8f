import { Hono } from 'hono';
import { openApiDocument } from '../http/openapi';

/** The contract, made into OpenAPI at the first question. */
export function openApiRoute(): Hono {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return new Hono().get('/openapi.json', (context) => {
    document ??= openApiDocument();
    return context.json(document, 200, { 'cache-control': 'public, max-age=300' });
  });
}
