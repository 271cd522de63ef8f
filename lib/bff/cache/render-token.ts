import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { getSingleton } from '@/lib/singleton';
import { getClientAddress } from '../upstream/client-address';

/** By this header the front asks the framework for a page that everyone will see. */
export const RENDER_TOKEN_HEADER = 'x-nalot-drawing';

/** A page that is being drawn, and how long the answers in it stay fresh. */
export interface PageRender {
  word: string;
  /** Whose request it is drawn at. */
  network?: string;
  freshSeconds: number;
}

const renders = () => getSingleton('drawings', () => new Map<string, PageRender>());

/** Whether a request is one that the front itself sent: nobody else knows the word. */
export const isRenderToken = (word: unknown): boolean => typeof word === 'string' && renders().has(word);

/** Where a request comes from, as the server itself has it. */
export const getRequestNetwork = ({ headers }: IncomingMessage): string | undefined =>
  getClientAddress({
    headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')])),
  });

/** Whose request a page is drawn at. */
export const getRenderNetwork = (word: string | null): string | undefined =>
  word === null ? undefined : renders().get(word)?.network;

/** Notes on a page that is being drawn how long an answer in it stays fresh; other pages are nobody's to keep. */
export function limitFreshness(word: string | null, freshSeconds: number): void {
  const drawing = word === null ? undefined : renders().get(word);
  if (drawing) drawing.freshSeconds = Math.min(drawing.freshSeconds, freshSeconds);
}

/** Has a page drawn under a word of its own. */
export async function withRenderToken<T>(
  network: string | undefined,
  draw: (drawing: PageRender) => Promise<T>,
): Promise<T> {
  const drawing = { word: randomUUID(), network, freshSeconds: Infinity };
  renders().set(drawing.word, drawing);
  try {
    return await draw(drawing);
  } finally {
    renders().delete(drawing.word);
  }
}
