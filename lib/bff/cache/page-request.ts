import { headers } from 'next/headers';
import { getClientAddress } from '../upstream/client-address';
import { RENDER_TOKEN_HEADER, getRenderNetwork } from './render-token';

/** The request that a page is rendered for. */
export interface PageRequest {
  /** The token of the render, if the page is rendered for the page cache. */
  renderToken: string | null;
  /** The network that requested the page, or that caused the render. */
  network?: string;
}

export async function getPageRequest(): Promise<PageRequest> {
  const received = await headers();
  const renderToken = received.get(RENDER_TOKEN_HEADER);
  const network = getRenderNetwork(renderToken) ?? getClientAddress({ headers: new Headers(received) });
  return { renderToken, network };
}
