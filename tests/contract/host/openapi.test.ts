import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createOpenApiDocument } from '@/lib/api-host/http/openapi';
import { listErrors } from '@/lib/contract/call-errors';
import { CALLS } from '@/lib/contract/calls';
import { ApiError } from '@/lib/contract/errors';
import { describeAccounts } from '../../support/account-world';
import { compileProgram } from '../../support/compiled';

const document = createOpenApiDocument();
const CLIENT = 'tests/support/api-client.mts';

/** Runs a script in a process of its own and returns its output. Rejects with the output if it fails. */
async function run(script: string, ...args: string[]): Promise<string> {
  try {
    return (await promisify(execFile)(process.execPath, [path.resolve(script), ...args])).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${script} failed:\n${stdout}${stderr}`);
  }
}

describe('the OpenAPI document', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-openapi-'));
  const file = path.join(folder, 'openapi.json');

  beforeAll(() => writeFileSync(file, JSON.stringify(document)));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('passes the recommended rules of a standard linter without an error or a warning', async () => {
    expect(await run('tests/support/lint-openapi.mjs', file)).toBe('');
  });

  it('gives generated types, against which a client compiles', async () => {
    const types = path.join(folder, 'api-types.ts');
    await run('node_modules/openapi-typescript/bin/cli.js', file, '-o', types);
    const compilerOptions = {
      ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, skipLibCheck: true },
      ...{ target: 'es2023', module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom'] },
      ...{ typeRoots: [path.resolve('node_modules/@types')], types: ['node'] },
      paths: { 'api-types': [types] },
    };
    const settings = path.join(folder, 'tsconfig.json');
    writeFileSync(settings, JSON.stringify({ compilerOptions, files: [path.resolve(CLIENT)] }));
    expect(await run('node_modules/@typescript/native/bin/tsc', '-p', settings)).toBe('');
  });

  it('lists every call of the contract once, with path and method', () => {
    const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [operation.operationId, `${method.toUpperCase()} ${path}`]),
    );
    expect(operations.sort()).toEqual(CALLS.map(({ id, method, path }) => [id, `${method} ${path}`]).sort());
  });

  it('has an example of every body, and of every parameter that is required', () => {
    for (const item of Object.values(document.paths ?? {}))
      for (const { operationId, parameters = [], requestBody } of Object.values(item)) {
        const required = parameters.filter((parameter: { required?: boolean }) => parameter.required);
        expect([operationId, required.filter((parameter: object) => !('example' in parameter))]).toEqual([
          operationId,
          [],
        ]);
        for (const content of Object.values((requestBody?.content ?? {}) as Record<string, object>))
          expect(content).toHaveProperty('example');
      }
  });

  it('describes each error of each call with its status and an example', () => {
    for (const call of CALLS) {
      const item = document.paths?.[call.path] as Record<string, { responses: Record<string, unknown> }>;
      const responses = item[call.method.toLowerCase()]?.responses;
      for (const code of listErrors(call))
        expect(responses?.[new ApiError(code).status]).toMatchObject({
          content: { 'application/json': { examples: { [code]: { value: { error: { code } } } } } },
        });
    }
  });

  it('describes the credentials of members, of browsers with a cookie, and of anybody', () => {
    expect(document.paths?.['/api/v1/bookmark']?.get?.security).toEqual([{ bearer: [] }]);
    expect(document.paths?.['/api/v1/auth/reissue']?.post?.security).toEqual([{ 'nalot-refresh': [] }]);
    expect(document.paths?.['/api/v1/region']?.get?.security).toEqual([{}]);
  });
});

describeAccounts('a generated client', (world) => {
  it('makes ten calls and reads data and errors', async () => {
    if (!world.origin) return;
    const { access } = await world.member();
    const output = await run(compileProgram(CLIENT), world.origin, access ?? '');
    expect(JSON.parse(output)).toEqual({
      categories: ['데일리', '비즈니스', '데이트', '활동'],
      district: '서초구',
      abroad: 'OUTSIDE_SERVICE_AREA',
      hours: expect.any(Number) as number,
      days: 10,
      denied: 'UNAUTHENTICATED',
      nickname: '날씨요정',
      isBookmarked: true,
    });
  });
});
