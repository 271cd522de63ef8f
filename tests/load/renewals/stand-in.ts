import { kmaScenario } from '../../support/kma-body';
import { startProviderServer } from '../../support/provider-server';

// A process of its own, so that building its responses does not count. Its time is set by messages.
async function main(): Promise<void> {
  let nowMs = Date.now();
  const server = await startProviderServer({ scenario: kmaScenario(() => ({ nowMs })) });
  process.on('message', (timeMs: number) => {
    nowMs = timeMs;
    process.send?.(timeMs);
  });
  process.send?.(server.url);
}

void main();
