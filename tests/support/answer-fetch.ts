import type { ProviderReply, ProviderScenario, ProviderServer } from './provider-server';

/** Turns a reply into the response or the failure of a `fetch`. */
async function respond(reply: ProviderReply, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!('fault' in reply)) return new Response(reply.body, { status: reply.status, headers: reply.headers });
  if (reply.fault === 'reset') throw new TypeError(reply.fault);
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
}

/**
 * Answers every `fetch` of this process with a scenario, without a network. For tests that make a hundred thousand
 * requests and are not about the network. Returns a function that restores `fetch`.
 */
export function mockFetch(scenario: ProviderScenario): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input) => {
    const reply = await scenario(new URL(input instanceof Request ? input.url : input));
    if ('fault' in reply) throw new TypeError(reply.fault);
    return respond(reply, null);
  };
  return () => {
    globalThis.fetch = real;
  };
}

const ORIGIN = 'http://provider.test';

/**
 * The same as `startProviderServer` without a network, for tests with large bodies: sending one over HTTP takes longer
 * than parsing it.
 */
export function openProvider(options: { scenario: ProviderScenario }): ProviderServer {
  const real = globalThis.fetch;
  const requests: URL[] = [];
  let { scenario } = options;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== ORIGIN) return real(input, init);
    requests.push(url);
    return respond(await scenario(url), init?.signal);
  };
  return {
    url: ORIGIN,
    requests,
    use: (next) => {
      scenario = next;
    },
    close: async () => {
      globalThis.fetch = real;
    },
  };
}
