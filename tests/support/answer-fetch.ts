import type { ProviderScenario } from './provider-server';

/**
 * Answers every `fetch` of this process as a scenario says, without a network between: for worlds that ask a hundred
 * thousand times, in which the network is not the subject. Gives back how to end it.
 */
export function answerFetch(scenario: ProviderScenario): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (asked) => {
    const reply = await scenario(new URL(asked instanceof Request ? asked.url : asked));
    if ('fault' in reply) throw new TypeError(reply.fault);
    const { status = 200, body, headers } = reply;
    return new Response(body, { status, headers });
  };
  return () => {
    globalThis.fetch = real;
  };
}
