import { createOptionalPart } from '@/lib/api-host/weather/optional-part';
import { ProviderError } from '@/lib/api-host/weather/provider-error';
import { createLogger } from '@/lib/log';

it('logs which part is missing from a response, and why', async () => {
  const written: string[] = [];
  const log = createLogger('warn', 'api-host', { write: (line) => void written.push(line) });
  const uvPart = createOptionalPart('kma uv', log);
  const fail = () => Promise.reject(new ProviderError('http', 'no such service'));
  expect(await uvPart(fail, new AbortController().signal)).toBeNull();
  expect(JSON.parse(written[0] ?? '{}')).toMatchObject({ part: 'kma uv', kind: 'http', room: 'api-host' });
});
