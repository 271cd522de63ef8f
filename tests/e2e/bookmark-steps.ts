import { expect, type Page } from '@playwright/test';
import { CANARY, logIn, mailedCode, newcomer } from './account-steps';

/** What a page of the site sends along with calls that change something. */
const ours = (page: Page) => ({ 'x-nalot': '1', origin: new URL(page.url()).origin });

async function send(page: Page, method: 'POST' | 'DELETE', path: string, data?: unknown): Promise<void> {
  const headers = { ...ours(page), 'content-type': typeof data === 'string' ? 'text/plain' : 'application/json' };
  const answer = await page.request.fetch(path, { method, headers, data });
  expect(answer.status(), `${method} ${path}`).toBe(200);
}

/** Somebody new with an account, logged in and on home. */
export async function becomeMember(page: Page): Promise<void> {
  const { username, email } = newcomer();
  await page.goto('/login/form');
  await send(page, 'POST', '/api/v1/user/email/send-mail', email);
  await send(page, 'POST', '/api/v1/user/email/verify', { email, code: await mailedCode(page.request, email) });
  await send(page, 'POST', '/api/v1/user', {
    username,
    password: CANARY,
    nickname: '봄바람',
    gender: 'FEMALE',
    birthDate: '1995-02-03',
    email,
    agreedToTerms: true,
    agreedToPrivacy: true,
    agreedToLocation: true,
    agreedToMarketing: false,
  });
  await logIn(page, username, CANARY);
}

/** Bookmarks outfits in this order, past the screens. */
export async function bookmark(page: Page, outfitIds: readonly string[]): Promise<void> {
  for (const id of outfitIds) await send(page, 'POST', `/api/v1/bookmark/${id}`);
}

/** The ids of the member's bookmarks as the host has them. */
export async function bookmarkedIds(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/v1/bookmark');
  const { content } = (await answer.json()) as { content: { outfitImage: { id: string } }[] };
  return content.map(({ outfitImage }) => outfitImage.id);
}
