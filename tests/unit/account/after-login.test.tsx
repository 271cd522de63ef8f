import { requestReauthentication, takePendingPath, takePendingBookmark, rememberAction } from '@/lib/client/session/after-login';
import type { Profile } from '@/lib/contract/account-fields';

const person = (id: string) => ({ id }) as Profile;

beforeEach(() => {
  sessionStorage.clear();
  requestReauthentication({ userId: 'bom', path: '/my/secession' });
});

describe('who was asked to log in once more', () => {
  it('goes on where they were, once', () => {
    expect(takePendingPath(person('bom'))).toBe('/my/secession');
    expect(takePendingPath(person('bom'))).toBeNull();
  });

  it('does not go on as somebody else', () => {
    expect(takePendingPath(person('gaeul'))).toBeNull();
  });

  it('does not go on after a login that failed, nor after the next one', () => {
    expect(takePendingPath(null)).toBeNull();
    expect(takePendingPath(person('bom'))).toBeNull();
  });
});

describe('a visitor who left for the login', () => {
  const MINUTE_MS = 60_000;
  beforeEach(() => requestReauthentication({ userId: 'gaeul', path: '/my/secession' }));
  afterEach(() => void jest.useRealTimers());

  it('goes on with what they were about to do, once', () => {
    rememberAction({ path: '/home?category=3', outfitId: 'coat' });
    expect(takePendingPath(person('bom'))).toBe('/home?category=3');
    expect(takePendingPath(person('bom'))).toBeNull();
    expect([takePendingBookmark(), takePendingBookmark()]).toEqual(['coat', null]);
  });

  it('does so after a login that failed as well', () => {
    rememberAction({ path: '/my/alarm' });
    expect(takePendingPath(null)).toBeNull();
    expect(takePendingPath(person('bom'))).toBe('/my/alarm');
  });

  it('goes on with what they wanted last', () => {
    rememberAction({ path: '/home', outfitId: 'coat' });
    rememberAction({ path: '/my/alarm' });
    expect(takePendingPath(person('bom'))).toBe('/my/alarm');
    expect(takePendingBookmark()).toBeNull();
  });

  it('wishes for it no more after half an hour', () => {
    jest.useFakeTimers();
    rememberAction({ path: '/home', outfitId: 'coat' });
    jest.advanceTimersByTime(30 * MINUTE_MS);
    expect([takePendingPath(person('bom')), takePendingBookmark()]).toEqual([null, null]);
  });
});
