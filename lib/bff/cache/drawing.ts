import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { onGlobal } from '@/lib/on-global';
import { clientAddress } from '../upstream/client-address';

/** By this header the front asks the framework for a page that everyone will see. */
export const DRAWING_HEADER = 'x-nalot-drawing';

/** A page that is being drawn, and how long the answers in it stay fresh. */
export interface Drawing {
  word: string;
  /** Whose request it is drawn at. */
  network?: string;
  freshSeconds: number;
}

const drawings = () => onGlobal('drawings', () => new Map<string, Drawing>());

/** Whether a request is one that the front itself sent: nobody else knows the word. */
export const isDrawing = (word: unknown): boolean => typeof word === 'string' && drawings().has(word);

/** Where a request comes from, as the server itself has it. */
export const networkOfRequest = ({ headers }: IncomingMessage): string | undefined =>
  clientAddress({ headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')])) });

/** Whose request a page is drawn at. */
export const networkOfDrawing = (word: string | null): string | undefined =>
  word === null ? undefined : drawings().get(word)?.network;

/** Notes on a page that is being drawn how long an answer in it stays fresh; other pages are nobody's to keep. */
export function noteFreshness(word: string | null, freshSeconds: number): void {
  const drawing = word === null ? undefined : drawings().get(word);
  if (drawing) drawing.freshSeconds = Math.min(drawing.freshSeconds, freshSeconds);
}

/** Has a page drawn under a word of its own. */
export async function withDrawing<T>(network: string | undefined, draw: (drawing: Drawing) => Promise<T>): Promise<T> {
  const drawing = { word: randomUUID(), network, freshSeconds: Infinity };
  drawings().set(drawing.word, drawing);
  try {
    return await draw(drawing);
  } finally {
    drawings().delete(drawing.word);
  }
}
