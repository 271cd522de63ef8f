import { createOptionalPart } from '@/lib/api-host/weather/optional-part';
import { ProviderError } from '@/lib/api-host/weather/provider-error';
import { createLogger } from '@/lib/log';
import { silentLog } from '../../support/silent-log';

const closing = new AbortController().signal;

it('logs which part could not be fetched, and why, and keeps the last valid value', async () => {
  const written: string[] = [];
  const log = createLogger('warn', 'api-host', { write: (line) => void written.push(line) });
  const uvPart = createOptionalPart({ name: 'kma uv', waitMs: 10_000, log, closing });
  const fetch = () => Promise.reject(new ProviderError('http', 'no such service'));
  expect(await uvPart({ fetch, findValid: async () => 5 })).toEqual({ value: 5, late: null });
  expect(JSON.parse(written[0] ?? '{}')).toMatchObject({ part: 'kma uv', kind: 'http', module: 'api-host' });
});

it('announces a late value, which does not open the circuit', async () => {
  const part = createOptionalPart({ name: 'kma uv', waitMs: 1, log: silentLog, closing });
  for (let times = 0; times < 5; times++) {
    let release = (_: number) => {};
    const fetch = () => new Promise<number>((resolve) => (release = resolve));
    const { value, late } = await part({ fetch, findValid: async () => null });
    expect(value).toBeNull();
    release(7);
    await late;
  }
  const fetch = () => Promise.resolve(7);
  const prompt = createOptionalPart({ name: 'kma uv', waitMs: 10_000, log: silentLog, closing });
  expect(await prompt({ fetch, findValid: async () => null })).toEqual({ value: 7, late: null });
});
