import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createOpenApiDocument } from '@/lib/api-host/http/openapi';
import { CALLS } from '@/lib/contract/calls';

const VALIDATOR = path.resolve('node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js');

const document = createOpenApiDocument();

it('is a valid OpenAPI 3.1 document', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-openapi-'));
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  // The validator is an ES module that jest cannot load: it runs by its own command.
  const said = spawnSync(process.execPath, [VALIDATOR, file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(JSON.parse(said.stdout)).toEqual({ valid: true });
  expect(said.status).toBe(0);
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
