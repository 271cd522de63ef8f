import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { countOpen, isOverloaded } from '@/lib/next-edge/http/busy';

/** Blocks the event loop for longer than any request may wait, then returns at the first measurement. */
async function isOverloadedAfterBlocking(): Promise<boolean> {
  for (const endMs = performance.now() + 300; performance.now() < endMs;);
  await new Promise((resolve) => setTimeout(resolve));
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
