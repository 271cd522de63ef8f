import { fetchPortalPage } from '@/lib/api-host/weather/kma/fetch-portal-page';
import { parseJson } from '@/lib/api-host/weather/provider-http';

const parse = (body: string) => parseJson(body, 'a provider');
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a provider body', () => {
  it('is parsed if it is no deeper than a real one', () => {
    expect(parse('{"a":[{"b":"[[[["}]}')).toEqual({ a: [{ b: '[[[[' }] });
    expect(parse(`[${'[],'.repeat(1_000)}[]]`)).toHaveLength(1_001);
    expect(parse(nested(32))).toHaveLength(1);
  });

  it.each([
    ['33 lists in one another', nested(33)],
    ['half a megabyte of brackets', '['.repeat(512 * 1024)],
    ['brackets after a text with a quotation mark in it', `{"a\\"b":${nested(40)}}`],
  ])('is not parsed with %s', (_, body) =>
    expect(() => parse(body)).toThrow(
      expect.objectContaining({ kind: 'malformed', message: expect.stringContaining('deep') }),
    ),
  );

  it('is rejected if a string does not end, whatever it contains', () =>
    expect(() => parse(`"${'\\"'.repeat(250_000)}`)).toThrow(expect.objectContaining({ kind: 'malformed' })));
});

describe('a gateway response', () => {
  const ask = (body: string) =>
    fetchPortalPage(
      {
        baseUrl: 'http://kma.test',
        serviceKey: 'k',
        fetch: async () => ({ status: 200, bytes: Buffer.from(body), body, pauseMs: 0 }),
      },
      '/any',
      {},
      AbortSignal.timeout(1_000),
    );

  it('is parsed once', async () => {
    const body = JSON.stringify({ response: { header: { resultCode: '00' }, body: { items: [{ a: 1 }] } } });
    const parsing = jest.spyOn(JSON, 'parse');
    expect((await ask(body)).rows).toEqual([{ a: 1 }]);
    expect(parsing).toHaveBeenCalledTimes(1);
    parsing.mockRestore();
  });

  it('that cannot be read raises an error', () =>
    expect(ask('nothing')).rejects.toMatchObject({ kind: 'malformed', message: expect.stringContaining('not JSON') }));
});
