import { openApiDocument } from '@/lib/api-host/openapi';
import { CALLS } from '@/lib/contract/calls';

const document = openApiDocument();

it('is a valid OpenAPI 3.1 document', async () => {
  const { Validator } = await import('@seriousme/openapi-schema-validator');
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

it('has every call of the contract once, under its path and method', () => {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [operation.operationId, `${method.toUpperCase()} ${path}`]),
  );
  expect(operations.sort()).toEqual(CALLS.map(({ id, method, path }) => [id, `${method} ${path}`]).sort());
});

it('says what a call takes and answers', () => {
  expect(document.paths?.['/api/v1/region']?.get).toMatchObject({
    parameters: [
      { in: 'query', name: 'lat', required: true },
      { in: 'query', name: 'lon', required: true },
    ],
    responses: {
      '200': { content: { 'application/json': { schema: { required: ['sidonm', 'sggnm'] } } } },
      default: { content: { 'application/json': {} } },
    },
  });
  expect(document.paths?.['/api/v1/bookmark']?.get?.security).toEqual([{ bearer: [] }]);
  expect(Object.keys(document.paths?.['/api/v1/user/email/send-mail']?.post?.requestBody ?? {})).toContain('content');
});
