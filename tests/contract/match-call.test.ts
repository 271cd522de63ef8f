import { buildCallUrl } from '@/lib/contract/call-url';
import { getOutfitPicture } from '@/lib/contract/outfit';
import { matchCalls } from '@/lib/contract/match-call';
import { getRegion } from '@/lib/contract/region';
import { checkUsername } from '@/lib/contract/user';

const matchIds = (path: string) => matchCalls(path).map(({ call }) => call.id);

it.each([
  ['/api/v1/region', ['getRegion']],
  ['/api/v1/bookmark/a', ['addBookmark', 'removeBookmark']],
  ['/api/v1/user/abc', ['updateUser']],
  ['/api/v1/auth/verify-code/password', ['verifyResetCode']],
  ['/api/v1/region/', []],
  ['/api/v1/user/', []],
  ['/api/v1//region', []],
  ['/API/v1/region', []],
  ['/api/v1/user/%E0%A4%A', []],
])('matches %s with %j', (path, ids) => expect(matchIds(path)).toEqual(ids));

// ASVS 1.1.1
it('returns the path parameters from which an address was built', () => {
  const params = { username: 'a/b?c#d%e 날옷' };
  const [match] = matchCalls(new URL(buildCallUrl(checkUsername, { params }), 'http://localhost').pathname);
  expect(match?.params).toEqual(params);
});

// ASVS 1.2.2
it('builds a query in order and leaves out undefined values', () => {
  expect(buildCallUrl(getRegion, { query: { lat: 37.5, lon: -0.1, more: undefined } })).toBe(
    '/api/v1/region?lat=37.5&lon=-0.1',
  );
  expect(buildCallUrl(getOutfitPicture, { params: { id: 'a' } })).toBe('/api/v1/outfit-picture/a');
});
