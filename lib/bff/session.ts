/** Who is asking, once accounts are there: what the host gave at login, unsealed from an httpOnly cookie. */
export interface Session {
  userId: string;
  accessToken: string;
}

/** The session that a request carries. Nobody can log in yet, so there is none. */
export function readSession(_request: Request): Promise<Session | null> {
  return Promise.resolve(null);
}
