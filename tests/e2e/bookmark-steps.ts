import type { Page } from '@playwright/test';
import { RECONNECTING } from './account-steps';
import { send } from './member-steps';

/** Bookmarks outfits in this order through the API. */
export async function bookmark(page: Page, outfitIds: readonly string[]): Promise<void> {
  for (const id of outfitIds) await send(page, 'POST', `/api/v1/bookmark/${id}`);
}

/** Returns the ids of the member's bookmarks from the host. */
export async function bookmarkedIds(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/v1/bookmark', RECONNECTING);
  const { content } = (await answer.json()) as { content: { outfitImage: { id: string } }[] };
  return content.map(({ outfitImage }) => outfitImage.id);
}
