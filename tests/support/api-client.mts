// `tsx api-client.mts ORIGIN TOKEN`: makes ten calls with a client that is generated from the OpenAPI document, and
// prints what it read. The test generates `api-types` and compiles this file against it.
import createClient from 'openapi-fetch';
import type { paths } from 'api-types';

const [, , baseUrl, token] = process.argv;
const point = { lat: 37.498, lon: 127.027 };
const client = createClient<paths>({ baseUrl });
const member = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });

/** Returns the data of a call. Throws if it failed. */
function unwrap<T>({ data, error }: { data?: T; error?: { error: { code: string } } }): T {
  if (data === undefined) throw new Error(`the call failed: ${error?.error.code}`);
  return data;
}

const { content: categories } = unwrap(await client.GET('/api/v1/outfit-condition/event-types'));
const region = unwrap(await client.GET('/api/v1/region', { params: { query: point } }));
const abroad = await client.GET('/api/v1/region', { params: { query: { lat: 35.68, lon: 139.76 } } });
const weather = unwrap(await client.GET('/api/v1/weather/position', { params: { query: point } }));
const days = unwrap(await client.GET('/api/v1/weather/mid-terms', { params: { query: point } }));
const outfits = unwrap(
  await client.GET('/api/v1/outfit', {
    params: { query: { latitude: point.lat, longitude: point.lon, 'event-type-id': 2, gender: 'MALE' } },
  }),
);
const id = outfits.fileMetadata[0]?.id ?? '';
const denied = await client.GET('/api/v1/auth/profile');
const profile = unwrap(await member.GET('/api/v1/auth/profile'));
unwrap(await member.POST('/api/v1/bookmark/{id}', { params: { path: { id } } }));
const bookmarks = unwrap(await member.GET('/api/v1/bookmark'));

console.log(
  JSON.stringify({
    categories: categories.map(({ categoryName }) => categoryName),
    district: region.sggnm,
    abroad: abroad.error?.error.code,
    hours: weather.forecasts.length,
    days: days.forecasts.length,
    denied: denied.error?.error.code,
    nickname: profile.nickname,
    isBookmarked: bookmarks.content.some(({ outfitImage }) => outfitImage.id === id),
  }),
);
