import { headers } from 'next/headers';
import { getClientAddress } from '../upstream/client-address';
import { RENDER_TOKEN_HEADER, getRenderNetwork } from './render-token';

/** On whose behalf a page asks. */
export interface PageRequest {
  /** The word of the drawing that this is, if the page is drawn for everyone. */
  drawing: string | null;
  /** Whose request this is, or whose the page is drawn at. */
  network?: string;
}

/** For server components: who asks for the page. */
export async function getPageRequest(): Promise<PageRequest> {
  const given = await headers();
  const drawing = given.get(RENDER_TOKEN_HEADER);
  return { drawing, network: getRenderNetwork(drawing) ?? getClientAddress({ headers: new Headers(given) }) };
}
