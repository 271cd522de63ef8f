import type { Context } from 'hono';
import { matchesEtag } from '@/lib/contract/etag';
import type { Card } from '../card/cards';

/** Sends a card as JPEG, or 304 if the client has it. Other sites may embed cards. */
export function sendCard(context: Context, { picture, etag }: Card): Response {
  context.header('etag', etag);
  context.header('x-content-type-options', 'nosniff');
  context.header('cross-origin-resource-policy', 'cross-origin');
  if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304);
  return context.body(new Uint8Array(picture), 200, { 'content-type': 'image/jpeg' });
}
