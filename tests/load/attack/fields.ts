import { buildCallUrl } from '@/lib/contract/call-url';
import { createSampleCalls, type SampleParts } from '../../support/call-samples';
import type { Browser } from './client';
import { createForeignHeaders, UNUSUAL_VALUES } from './unusual-values';

type Call = ReturnType<typeof createSampleCalls>[number]['call'];
type Path = readonly (string | number)[];
export type Note = (kind: string, status: number, what: string) => void;
/** Sends a call with unusual parts. */
type Send = (call: Call, parts: SampleParts, kind: string, headers?: Record<string, string>) => Promise<void>;

const MAX_URL = 7_000;
const MAX_ENTRIES = 12;
const AT_ONCE = 4;
/** Calls that end the session of the attacker. */
const ENDS_SESSION = ['withdraw', 'logOut', 'logOutElsewhere', 'changePassword', 'resetPassword'];
const PARTS = ['query', 'params', 'body', 'headers'] as const;

/** Returns the paths of a value and of all values in it. */
function listPaths(value: unknown, path: Path = []): Path[] {
  if (!value || typeof value !== 'object') return [path];
  const entries = Object.entries(value).slice(0, MAX_ENTRIES);
  const toKey = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return [path, ...entries.flatMap(([key, each]) => listPaths(each, [...path, toKey(key)]))];
}

/** Returns a copy of a value with another value at a path. */
function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = replaceAt(copy[key], rest, replacement);
  return copy;
}

/** Returns undefined if the parts cannot be written. */
function writeRequest(call: Call, parts: SampleParts): { url: string; body: string | undefined } | undefined {
  try {
    const body =
      parts.body === undefined ? undefined : call.bodyKind === 'text' ? String(parts.body) : JSON.stringify(parts.body);
    return { url: buildCallUrl(call, parts).slice(0, MAX_URL), body };
  } catch {
    return undefined;
  }
}

const createSend =
  (browser: Browser, note: Note): Send =>
  async (call, parts, kind, headers = {}) => {
    const request = writeRequest(call, parts);
    if (!request) return;
    const { url, body } = request;
    const type = body !== undefined && { 'content-type': call.bodyKind === 'text' ? 'text/plain' : 'application/json' };
    const sent = await browser
      .send(call.method, url, body, { ...type, ...parts.headers, ...headers })
      .catch(() => null);
    note(kind, sent?.status ?? 0, `${call.method} ${url.slice(0, 120)} ${body?.slice(0, 120)}`);
  };

/** Sends every call with each unusual value in each field, with an unknown field, and with none. */
export async function attackFields(browser: Browser, note: Note): Promise<void> {
  const send = createSend(browser, note);
  for (const { call, parts } of createSampleCalls()) {
    // Rendering takes half a second of the processor.
    const values = UNUSUAL_VALUES.filter((_, index) => !('isCostly' in call && call.isCostly) || index % 3 === 0);
    for (const part of PARTS) {
      const toText = (value: unknown) =>
        part === 'body' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);
      const paths =
        parts[part] === undefined ? [] : listPaths(parts[part]).filter((path) => part === 'body' || path.length > 0);
      for (const path of paths)
        for (let index = 0; index < values.length; index += AT_ONCE)
          await Promise.all(
            values
              .slice(index, index + AT_ONCE)
              .map((value) => send(call, { ...parts, [part]: replaceAt(parts[part], path, toText(value)) }, part)),
          );
    }
    await send(call, { ...parts, query: { ...parts.query, unknown: 'x' } }, 'unknown');
    await send(call, {}, 'missing');
    const hasEnded = call.access === 'member' && (await browser.send('GET', '/api/v1/places')).status === 401;
    if (hasEnded || ENDS_SESSION.includes(call.id)) await browser.signUp();
  }
}

/** Sends every write with headers that no page of ours sends. */
export async function attackHeaders(browser: Browser, url: string, note: Note): Promise<void> {
  const send = createSend(browser, note);
  for (const { call, parts } of createSampleCalls())
    if (call.method !== 'GET' && !ENDS_SESSION.includes(call.id))
      for (const headers of createForeignHeaders(url)) await send(call, parts, 'headers', headers);
}
