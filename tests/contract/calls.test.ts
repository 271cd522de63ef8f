import { CALL_EXAMPLES } from '@/lib/api-host/http/call-examples';
import { CALLS } from '@/lib/contract/calls';

/** The calls of section 7 of the specification. `ADDED` lists those that the product adds. */
const SPECIFIED = `
POST /api/v1/auth/login
GET /api/v1/auth/profile
POST /api/v1/auth/reissue
GET /oauth/oidc/{provider}
POST /oauth/issue/{deviceId}
GET /api/v1/region
GET /api/v1/outfit
GET /api/v1/outfit-condition/event-types
GET /api/v1/weather/position
GET /api/v1/weather/mid-terms
GET /api/v1/bookmark
POST /api/v1/bookmark/{id}
DELETE /api/v1/bookmark/{id}
GET /api/v1/delete-reason
DELETE /api/v1/user/{id}/reason-id/{reasonId}
PUT /api/v1/user/{id}/password
POST /api/v1/notification-setting
POST /api/v1/fcm-token
POST /api/v1/user
GET /api/v1/user/username/{username}
POST /api/v1/user/email/send-mail
POST /api/v1/user/email/verify
PUT /api/v1/user/{id}
POST /api/v2/auth/send-code
POST /api/v1/auth/verify-code
POST /api/v1/auth/reset-email
POST /api/v1/auth/verify-code/password
POST /api/v1/auth/reset-password`;
const ADDED = [
  'GET /api/v1/outfit-picture/{id}',
  'GET /api/v1/outfit-card',
  'GET /api/v1/guide-card',
  'GET /api/v1/holidays',
  'POST /api/v1/outfit/{id}/feedback',
  'DELETE /api/v1/outfit/feedback',
  'DELETE /api/v1/outfit/feedback/last',
  'PUT /api/v1/outfit/sensitivity',
  'GET /api/v1/user/{id}/data',
  'GET /api/v1/location-use',
  'POST /api/v1/location-use',
  'POST /api/v1/feedback',
  'POST /api/v1/visitor-feedback',
  'POST /api/v1/vitals',
  'GET /api/v1/auth/providers',
  'POST /api/v1/auth/check-password',
  'POST /api/v1/auth/logout',
  'POST /api/v1/auth/logout-elsewhere',
  'GET /oauth/callback/{provider}',
  'GET /api/v1/notification-setting',
  'POST /api/v1/notification-setting/opening',
  'POST /api/v1/notification-setting/opened-push',
  'GET /api/v1/push-setup',
  'GET /api/v1/region/neighbourhoods',
  'GET /api/v1/places',
  'PUT /api/v1/places',
  'GET /api/v1/my-day',
  'PUT /api/v1/my-day',
  'GET /api/v1/places-abroad',
  'GET /api/v1/trips',
  'PUT /api/v1/trips',
  'GET /api/v1/packing-list',
  'GET /api/v1/packing-card',
  'GET /api/v1/bookmark-ids',
  'GET /api/v1/worn',
  'DELETE /api/v1/worn',
  'PUT /api/v1/worn/{date}',
  'DELETE /api/v1/worn/{date}',
  'GET /api/v1/never-wear',
  'PUT /api/v1/never-wear',
  'GET /api/v1/widgets',
  'POST /api/v1/widgets',
  'DELETE /api/v1/widgets/{id}',
  'GET /widget/{file}',
  'GET /calendar/{file}',
];

it('calls are those of the specification and the listed additions', () => {
  const all = [...SPECIFIED.trim().split('\n'), ...ADDED];
  expect(CALLS.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(all.sort());
});

it('each call has its own id', () => {
  expect(new Set(CALLS.map(({ id }) => id)).size).toBe(CALLS.length);
});

it('only calls of anyone with GET are cached for all users', () => {
  for (const { access, method, cache } of CALLS)
    if (typeof cache === 'object') expect([access, method]).toEqual(['anyone', 'GET']);
});

it('each call declares the parameters of its path', () => {
  for (const { path, params } of CALLS) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(named);
  }
});

it('queries are accepted again as they were parsed, because the BFF forwards them so', () => {
  for (const { id, query } of CALLS) {
    if (!query) continue;
    const parsed = query.parse(CALL_EXAMPLES[id].query ?? {});
    const forwarded = Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, value && String(value)]));
    const sent = Object.fromEntries(Object.entries(forwarded).filter(([, value]) => value !== undefined));
    expect([id, query.safeParse(sent).error?.issues]).toEqual([id, undefined]);
  }
});

it('exactly the calls with a point declare its precision', () => {
  for (const { query, precision } of CALLS) {
    const hasPoint = Object.keys(query?.shape ?? {}).some((key) => /^lat/.test(key));
    expect(precision !== undefined).toBe(hasPoint);
  }
});
