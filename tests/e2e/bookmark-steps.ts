import type { Page } from '@playwright/test';
import { send } from './member-steps';

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
