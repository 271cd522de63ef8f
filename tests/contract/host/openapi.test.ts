import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createOpenApiDocument } from '@/lib/api-host/http/openapi';
import { CALLS } from '@/lib/contract/calls';

const VALIDATOR = path.resolve('node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js');

const document = createOpenApiDocument();

it('the document is valid OpenAPI 3.1', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-openapi-'));
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  // Jest cannot load the validator, which is an ES module, so its command line is used.
  const result = spawnSync(process.execPath, [VALIDATOR, file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(JSON.parse(result.stdout)).toEqual({ valid: true });
  expect(result.status).toBe(0);
});

it('the document lists every call of the contract once, with path and method', () => {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [operation.operationId, `${method.toUpperCase()} ${path}`]),
  );
  expect(operations.sort()).toEqual(CALLS.map(({ id, method, path }) => [id, `${method} ${path}`]).sort());
});

it('the document describes parameters, bodies and responses of a call', () => {
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
