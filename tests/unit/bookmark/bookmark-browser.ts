import { QueryClient } from '@tanstack/react-query';
import { sessionQuery, type SessionResponse } from '@/lib/client/session/viewer';
import type { Bookmark } from '@/lib/contract/bookmark';

const suits = { fromC: 3, untilC: 12, rain: true };
const metadata = { presignedUrl: '/picture', width: 720, height: 900, alt: '', items: [], suits };

/** Builds a bookmark whose title is its outfit id. */
export const bookmarkOf = (id: string): Bookmark => ({
  id,
  outfitImage: {
    id,
    title: id,
    metadata: { ...metadata, alt: `${id} 차림`, items: [{ slot: 'top', name: `흰 ${id}` }] },
  },
});

interface Waiting {
  what: string;
  answer: (body?: unknown, status?: number) => void;
}

/** Weather and what home's outfits depend on never arrive in tests of bookmarks, unless they put it into the cache. */
const NEVER_ANSWERED = ['/api/v1/weather/position', '/api/v1/my-day', '/api/v1/places'];

/** The network between the browser and its origin: every request waits until the test answers it. */
export function startNetwork({ neverAnswered = NEVER_ANSWERED } = {}) {
  const waiting: Waiting[] = [];
  const asked: string[] = [];
  const bodies: { what: string; body: unknown }[] = [];
  const headers = new Headers({ date: new Date().toUTCString() });
  globalThis.fetch = ((address: string, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${address}`;
    if (neverAnswered.some((path) => address.startsWith(path))) return new Promise(() => undefined);
    asked.push(what);
    if (typeof init.body === 'string') bodies.push({ what, body: JSON.parse(init.body) });
    return new Promise((resolve) => {
      const answer: Waiting['answer'] = (body = {}, status = 200) => {
        waiting.splice(waiting.indexOf(one), 1);
        resolve({ ok: status < 400, status, headers, json: () => Promise.resolve(body) } as Response);
      };
      const one = { what, answer };
      waiting.push(one);
    });
  }) as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
  return {
    asked,
    headers,
    waiting: () => waiting.map(({ what }) => what),
    /** Returns the requests of a kind, oldest first. */
    sent: (what: string) => bodies.filter((each) => each.what === what).map(({ body }) => body),
    /** Responds to the oldest pending request of a kind. */
    answer: (what: string, ...given: Parameters<Waiting['answer']>) => {
      const one = waiting.find((request) => request.what === what);
      if (!one) throw new Error(`nobody asked ${what}; waiting: ${waiting.map((request) => request.what).join(', ')}`);
      one.answer(...given);
    },
  };
}

/** Waits until a response is read, cached and rendered, which takes one turn each. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
}

export const refusal = (message: string) => ({ error: { code: 'UNAVAILABLE', message } });

const ME = { id: 'me', nickname: '날옷', birthDate: '2000-02-29', gender: 'FEMALE', loginType: 'email' };

/** A cache in which a member is logged in. */
export function memberCache(): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  queryClient.setQueryData(sessionQuery().queryKey, { user: ME } as unknown as SessionResponse);
  return queryClient;
}
