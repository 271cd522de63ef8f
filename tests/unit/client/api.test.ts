import { apiGet, apiGetWithHeaders, apiSend } from '@/lib/client/api/api';
import { sharedQuery } from '@/lib/client/api/shared-query';
import type { getRegion } from '@/lib/contract/region';
import type { getOutfits } from '@/lib/contract/outfit';
import type { sendFeedback } from '@/lib/contract/feedback';
import type { sendSignupCode } from '@/lib/contract/user';
import type { removeBookmark, getBookmarks } from '@/lib/contract/bookmark';

const fetched = jest.fn(async (_address: string, _init: RequestInit) => Response.json({ content: [] }));

beforeEach(() => {
  fetched.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched as typeof fetch);
});

const lastFetch = () => fetched.mock.lastCall;

test('writes query parameters into the address, without undefined ones', async () => {
  await apiGet<typeof getOutfits>('/api/v1/outfit', { query: { latitude: 37.5, longitude: 127, gender: undefined } });
  expect(lastFetch()?.[0]).toBe('/api/v1/outfit?latitude=37.5&longitude=127');
});

test('a call without query uses the bare path, and can bypass the worker', async () => {
  await apiGet<typeof getBookmarks>('/api/v1/bookmark', { cache: 'no-cache' });
  expect(lastFetch()).toEqual(['/api/v1/bookmark', expect.objectContaining({ cache: 'no-cache' })]);
});

test('returns a response with its headers on request', async () => {
  const { body, headers } = await apiGetWithHeaders<typeof getBookmarks>('/api/v1/bookmark');
  expect(body.content).toEqual([]);
  expect(headers.get('content-type')).toContain('application/json');
});

test('sends a body as JSON, or as text if the contract says so', async () => {
  await apiSend<typeof sendFeedback>('POST', '/api/v1/feedback', { text: '좋아요' });
  expect(lastFetch()?.[1]).toMatchObject({ method: 'POST', body: '{"text":"좋아요"}' });
  await apiSend<typeof sendSignupCode>('POST', '/api/v1/user/email/send-mail', 'someone@example.com');
  expect(lastFetch()?.[1]).toMatchObject({ body: 'someone@example.com' });
});

test('sends no body for a call without one', async () => {
  await apiSend<typeof removeBookmark>('DELETE', '/api/v1/bookmark/a');
  expect(lastFetch()?.[1].body).toBeUndefined();
});

/**
 * Never executed: the compiler checks it (`npm run types`) and reports every expected error that is missing.
 */
export function doesNotCompile() {
  const query = { lat: 37.5, lon: 127 };
  // @ts-expect-error a query's key is misspelt
  void apiGet<typeof getRegion>('/api/v1/region', { query: { lat: 37.5, lng: 127 } });
  // @ts-expect-error a key that may be left out is misspelt
  void apiGet<typeof getOutfits>('/api/v1/outfit', { query: { latitude: 37.5, longitude: 127, sex: 'MALE' } });
  // @ts-expect-error a query's value is of the wrong type
  void apiGet<typeof getOutfits>('/api/v1/outfit', { query: { latitude: 37.5, longitude: 127, gender: 'male' } });
  // @ts-expect-error the query is missing
  void apiGet<typeof getRegion>('/api/v1/region');
  // @ts-expect-error there is no query
  void apiGet<typeof getBookmarks>('/api/v1/bookmark', { query });
  // @ts-expect-error the path is another call's
  void apiGet<typeof getRegion>('/api/v1/regions', { query });
  // @ts-expect-error a call that changes data is not a query
  void apiGet<typeof sendFeedback>('/api/v1/feedback');
  // @ts-expect-error the method is another call's
  void apiSend<typeof sendFeedback>('PUT', '/api/v1/feedback', { text: '' });
  // @ts-expect-error a body's key is misspelt
  void apiSend<typeof sendFeedback>('POST', '/api/v1/feedback', { txt: '' });
  // @ts-expect-error the body is missing
  void apiSend<typeof sendFeedback>('POST', '/api/v1/feedback');
  // @ts-expect-error there is no body
  void apiSend<typeof removeBookmark>('DELETE', '/api/v1/bookmark/a', { id: 'a' });
  // @ts-expect-error a query's key is misspelt
  void sharedQuery<typeof getRegion>('region', '/api/v1/region', { lat: 37.5, lng: 127 });
  // @ts-expect-error a part of the query is missing
  void sharedQuery<typeof getOutfits>('outfit', '/api/v1/outfit', { latitude: 37.5, longitude: 127 });
  // @ts-expect-error the path lacks its parameter
  void apiSend<typeof removeBookmark>('DELETE', '/api/v1/bookmark');
}
