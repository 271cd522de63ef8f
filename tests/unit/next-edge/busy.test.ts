import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { countOpen, isOverloaded, isTooLateToRender, refuseForNow } from '@/lib/next-edge/http/busy';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';

/** Blocks the event loop for longer than any request may wait, then returns at the first measurement. */
async function isOverloadedAfterBlocking(): Promise<boolean> {
  for (const endMs = performance.now() + 300; performance.now() < endMs;);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isTooLateToRender()).toBe(isOverloaded());
  return isOverloaded();
}

it('refuses requests only while the process is late and many are open', async () => {
  const responses = Array.from({ length: 101 }, () => new EventEmitter() as unknown as ServerResponse);
  expect(isOverloaded()).toBe(false);
  for (const response of responses.slice(1)) countOpen(response);
  expect(await isOverloadedAfterBlocking()).toBe(false);
  countOpen(responses[0]!);
  expect(isOverloaded()).toBe(false);
  expect(await isOverloadedAfterBlocking()).toBe(true);
  for (const response of responses) response.emit('close');
  expect(await isOverloadedAfterBlocking()).toBe(false);
});

/** Returns the body with which a request is refused. */
function refuse(headers: Record<string, string>, url = '/api/v1/region'): string {
  const end = jest.fn<void, [string]>();
  const response = { writeHead: () => ({ end }) } as unknown as ServerResponse;
  refuseForNow({ url, headers } as unknown as IncomingMessage, response);
  return end.mock.calls[0]![0];
}

it.each([
  [{}, KO, '지금 찾는 분이 많아요'],
  [{ cookie: 'a=b; language=en' }, EN, 'Many people are here right now'],
])('refuses in the language of the pages: %j', (headers, { errors }, heading) => {
  expect(JSON.parse(refuse(headers))).toMatchObject({ error: { message: errors.UNAVAILABLE } });
  expect(refuse({ ...headers, accept: 'text/html' }, '/home')).toContain(`<h1>${heading}</h1>`);
});
