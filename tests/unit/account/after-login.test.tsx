import { askForLogin, takeAskedPath, takeWishedOutfit, wishAfterLogin } from '@/lib/client/session/after-login';
import type { Profile } from '@/lib/contract/account-fields';

const person = (id: string) => ({ id }) as Profile;

beforeEach(() => {
  sessionStorage.clear();
  askForLogin({ userId: 'bom', path: '/my/secession' });
});

describe('who was asked to log in once more', () => {
  it('goes on where they were, once', () => {
    expect(takeAskedPath(person('bom'))).toBe('/my/secession');
    expect(takeAskedPath(person('bom'))).toBeNull();
  });

  it('does not go on as somebody else', () => {
    expect(takeAskedPath(person('gaeul'))).toBeNull();
  });

  it('does not go on after a login that failed, nor after the next one', () => {
    expect(takeAskedPath(null)).toBeNull();
    expect(takeAskedPath(person('bom'))).toBeNull();
  });
});

describe('a visitor who left for the login', () => {
  const MINUTE_MS = 60_000;
  beforeEach(() => askForLogin({ userId: 'gaeul', path: '/my/secession' }));
  afterEach(() => void jest.useRealTimers());

  it('goes on with what they were about to do, once', () => {
    wishAfterLogin({ path: '/home?category=3', outfitId: 'coat' });
    expect(takeAskedPath(person('bom'))).toBe('/home?category=3');
    expect(takeAskedPath(person('bom'))).toBeNull();
    expect([takeWishedOutfit(), takeWishedOutfit()]).toEqual(['coat', null]);
  });

  it('does so after a login that failed as well', () => {
    wishAfterLogin({ path: '/my/alarm' });
    expect(takeAskedPath(null)).toBeNull();
    expect(takeAskedPath(person('bom'))).toBe('/my/alarm');
  });

  it('goes on with what they wanted last', () => {
    wishAfterLogin({ path: '/home', outfitId: 'coat' });
    wishAfterLogin({ path: '/my/alarm' });
    expect(takeAskedPath(person('bom'))).toBe('/my/alarm');
    expect(takeWishedOutfit()).toBeNull();
  });

  it('wishes for it no more after half an hour', () => {
    jest.useFakeTimers();
    wishAfterLogin({ path: '/home', outfitId: 'coat' });
    jest.advanceTimersByTime(30 * MINUTE_MS);
    expect([takeAskedPath(person('bom')), takeWishedOutfit()]).toEqual([null, null]);
  });
});
