import { createLogger, type Logger } from '@/lib/log';

function logged(fields: object) {
  const written: string[] = [];
  createLogger('info', 'test', { write: (line) => void written.push(line) }).info(fields, 'said');
  return { text: written.join(''), fields: JSON.parse(written[0] ?? '{}') };
}

// ASVS 16.2.1, 16.2.2, 16.2.3, 16.2.4, 16.4.1
it('writes one line of JSON with level, time and message', () => {
  const { text, fields } = logged({ status: 200, ms: 1.5 });
  expect(text).toMatch(/\n$/);
  expect(fields).toEqual({
    level: 'info',
    module: 'test',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    msg: 'said',
    status: 200,
    ms: 1.5,
  });
});

// ASVS 16.2.5
it('drops every field that is not on its list', () => {
  const { text } = logged({ lat: 37.5, token: 'canary', body: { password: 'canary' }, status: 200 });
  expect(text).not.toMatch(/canary|37\.5/);
  expect(JSON.parse(text)).toMatchObject({ module: 'test', status: 200 });
});

it('does not compile with a field that it would drop', () => {
  const logger: Pick<Logger, 'warn'> = { warn: jest.fn() };
  logger.warn({ part: 'kma uv', reason: 'too late' }, 'said');
  // @ts-expect-error: `token` is not on the list.
  logger.warn({ token: 'canary' }, 'said');
  expect(logger.warn).toHaveBeenCalledTimes(2);
});

// ASVS 16.3.4
it('logs an error with causes and code', () => {
  const cause = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
  const { fields } = logged({ err: new Error('no answer', { cause }) });
  expect(fields.err).toMatchObject({
    name: 'Error',
    message: 'no answer',
    stack: expect.stringContaining('log.test.ts'),
    cause: { message: 'connection refused', code: 'ECONNREFUSED' },
  });
});

it('does not log the parameters of a failed query', () => {
  const failed = Object.assign(new Error('Failed query: insert ...\nparams: canary@example.com'), {
    query: 'insert into users values ($1)',
    params: ['canary@example.com'],
    cause: new Error('duplicate key'),
  });
  const { text, fields } = logged({ err: failed });
  expect(text).not.toContain('canary');
  expect(fields.err).toMatchObject({
    message: 'Failed query: insert into users values ($1)',
    cause: { message: 'duplicate key' },
  });
});

it('terminates for an error that causes itself', () => {
  const error = new Error('round');
  error.cause = error;
  expect(logged({ err: error }).fields.err.message).toBe('round');
});

it('accepts thrown values that are not errors', () => {
  expect(logged({ err: 'text' }).fields.err).toEqual({ name: 'string', message: 'text' });
});
