import { headers } from 'next/headers';
import { clientAddress } from '../upstream/client-address';
import { DRAWING_HEADER, networkOfDrawing } from './drawing';

/** On whose behalf a page asks. */
export interface PageAsker {
  /** The word of the drawing that this is, if the page is drawn for everyone. */
  drawing: string | null;
  /** Whose request this is, or whose the page is drawn at. */
  network?: string;
}

/** For server components: who asks for the page. */
export async function pageAsker(): Promise<PageAsker> {
  const given = await headers();
  const drawing = given.get(DRAWING_HEADER);
  return { drawing, network: networkOfDrawing(drawing) ?? clientAddress({ headers: new Headers(given) }) };
}
