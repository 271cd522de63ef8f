import type { ProviderScenario } from './provider-server';

/**
 * Answers every `fetch` of this process with a scenario, without a network. For tests that make a hundred thousand
 * requests and are not about the network. Returns a function that restores `fetch`.
 */
export function mockFetch(scenario: ProviderScenario): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input) => {
    const reply = await scenario(new URL(input instanceof Request ? input.url : input));
    if ('fault' in reply) throw new TypeError(reply.fault);
    const { status = 200, body, headers } = reply;
    return new Response(body, { status, headers });
  };
  return () => {
    globalThis.fetch = real;
  };
}
