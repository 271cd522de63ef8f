import { encode } from 'next-auth/jwt';
import { getSessionSecret } from '@/lib/bff/session/session-secret';
import { writeSession } from '@/lib/bff/session/session';

/** Returns the browser's cookies of a session whose tokens contain a generation: access-1, refresh-1. */
export async function createSessionCookies(generation: string, id = 'session-of-a-test'): Promise<string> {
  const set = new Headers();
  await writeSession(set, {
    id,
    accessToken: `access-${generation}`,
    refreshToken: `refresh-${generation}`,
  });
  const login = await encode({ token: { sub: id }, secret: getSessionSecret() });
  return `${set.getSetCookie()[0]?.split(';')[0]}; nalot.session=${login}`;
}
