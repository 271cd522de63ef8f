import { headers } from 'next/headers';
import { getClientAddress } from '../upstream/client-address';
import { findRender, RENDER_TOKEN_HEADER } from './render-token';

/** The request that a page is rendered for. */
export interface PageRequest {
  /** The token of the render, if the page is rendered for the page cache. */
  renderToken: string | null;
  /** The network that requested the page, or that caused the render. */
  network?: string;
  /** True if the page is rendered without data. */
  isLight: boolean;
  atMs: number;
}

export async function getPageRequest(): Promise<PageRequest> {
  const received = await headers();
  const renderToken = received.get(RENDER_TOKEN_HEADER);
  const pageRender = findRender(renderToken);
  const network = pageRender?.network ?? getClientAddress({ headers: new Headers(received) });
  return { renderToken, network, isLight: pageRender?.isLight ?? false, atMs: Date.now() };
}
