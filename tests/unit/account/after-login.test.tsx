import {
  requestReauthentication,
  takePendingPath,
  takePendingBookmark,
  rememberAction,
} from '@/lib/client/session/after-login';
import type { Profile } from '@/lib/contract/account-fields';

const person = (id: string) => ({ id }) as Profile;

beforeEach(() => {
  sessionStorage.clear();
  requestReauthentication({ userId: 'bom', path: '/my/secession' });
});

describe('a user who had to log in again', () => {
  it('continues where they were, once', () => {
    expect(takePendingPath(person('bom'))).toBe('/my/secession');
    expect(takePendingPath(person('bom'))).toBeNull();
  });

  it('does not continue as another user', () => {
    expect(takePendingPath(person('gaeul'))).toBeNull();
  });

  it('does not continue after a failed login, nor after the next one', () => {
    expect(takePendingPath(null)).toBeNull();
    expect(takePendingPath(person('bom'))).toBeNull();
  });
});

describe('a visitor who went to the login', () => {
  const MINUTE_MS = 60_000;
  beforeEach(() => requestReauthentication({ userId: 'gaeul', path: '/my/secession' }));
  afterEach(() => void jest.useRealTimers());

  it('continues the intended action, once', () => {
    rememberAction({ path: '/home?category=3', pictureId: 'coat' });
    expect(takePendingPath(person('bom'))).toBe('/home?category=3');
    expect(takePendingPath(person('bom'))).toBeNull();
    expect([takePendingBookmark(), takePendingBookmark()]).toEqual(['coat', null]);
  });

  it('continues after a failed login too', () => {
    rememberAction({ path: '/my/alarm' });
    expect(takePendingPath(null)).toBeNull();
    expect(takePendingPath(person('bom'))).toBe('/my/alarm');
  });

  it('continues only the last intended action', () => {
    rememberAction({ path: '/home', pictureId: 'coat' });
    rememberAction({ path: '/my/alarm' });
    expect(takePendingPath(person('bom'))).toBe('/my/alarm');
    expect(takePendingBookmark()).toBeNull();
  });

  it('drops the intended action after half an hour', () => {
    jest.useFakeTimers();
    rememberAction({ path: '/home', pictureId: 'coat' });
    jest.advanceTimersByTime(30 * MINUTE_MS);
    expect([takePendingPath(person('bom')), takePendingBookmark()]).toEqual([null, null]);
  });
});
