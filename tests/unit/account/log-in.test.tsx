import { savedPushRegistration } from '@/lib/client/pwa/saved-push-registration';
import { logIn } from '@/lib/client/session/session';

const REGISTRATION = { userId: 'me', subscriptionHash: 'ab', savedAtMs: 1 };

/** Responds to the calls of a login in turn. */
function respondWith(...responses: { status: number; body: object }[]): void {
  globalThis.fetch = async () => {
    const { status, body } = responses.shift() ?? { status: 500, body: {} };
    return { ok: status === 200, status, headers: new Headers(), json: async () => body } as unknown as Response;
  };
}

const logInAsMe = () => logIn({ username: 'bom12345', password: 'bom12345!' });

beforeEach(() => savedPushRegistration.write(REGISTRATION));

it('forgets the saved push registration after a login, because it ended with the session that saved it', async () => {
  respondWith(
    { status: 200, body: { csrfToken: 'a' } },
    { status: 200, body: {} },
    { status: 200, body: { user: { id: 'me' } } },
  );
  expect(await logInAsMe()).toMatchObject({ ok: true });
  expect(savedPushRegistration.read()).toBeNull();
});

it('keeps the saved push registration when the login is rejected', async () => {
  respondWith(
    { status: 200, body: { csrfToken: 'a' } },
    { status: 401, body: { error: { code: 'UNAUTHENTICATED', message: '' } } },
  );
  expect(await logInAsMe()).toMatchObject({ ok: false });
  expect(savedPushRegistration.read()).toEqual(REGISTRATION);
});
