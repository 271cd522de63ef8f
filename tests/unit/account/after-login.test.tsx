import { askForLogin, takeAskedPath } from '@/lib/client/session/after-login';
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
