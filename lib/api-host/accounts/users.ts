import { and, eq, sql } from 'drizzle-orm';
import type { Profile } from '@/lib/contract/account-fields';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import { readConsents } from './consents';

export type User = typeof users.$inferSelect;

const isUsername = (username: string) => sql`lower(${users.username}) = ${username.toLowerCase()}`;
const isEmail = (email: string) => sql`lower(${users.email}) = ${email}`;

/** Finds an account by username, ignoring case. */
export async function findByUsername(db: Database, username: string): Promise<User | undefined> {
  // No username contains other characters, and PostgreSQL rejects a NUL in a text.
  if (!/^[A-Za-z0-9]+$/.test(username)) return undefined;
  const [user] = await db.select().from(users).where(isUsername(username));
  return user;
}

export async function findByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(isEmail(email));
  return user;
}

export async function findByUsernameAndEmail(db: Database, username: string, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(isUsername(username), isEmail(email)));
  return user;
}

export async function findById(db: Database, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Returns the part of a member's profile that the account itself holds. */
export async function readAccount(db: Database, user: User, nowMs: number): Promise<Omit<Profile, 'comfort'>> {
  const consents = await readConsents(db, user.id, nowMs);
  const { id, username, email, nickname, gender, birthDate, socialType, language, prefersOwnAge } = user;
  return {
    id,
    username,
    email,
    nickname,
    gender,
    birthDate,
    loginType: socialType ? 'social' : 'email',
    socialType,
    agreedToMarketing: consents.marketing.agreed,
    consents,
    language,
    prefersOwnAge,
  };
}
