import type { z } from 'zod';
import type { Call, CallOutput } from '@/lib/contract/call';
import type { ErrorBody, ErrorCode } from '@/lib/contract/errors';
import { noteAnswer, noteSilence } from './connection';

/** How long the browser waits for an answer, as the specification says. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** A call that did not succeed. `code` is the API's, or OFFLINE / TIMEOUT where no answer came. */
export class CallFailure extends Error {
  constructor(
    readonly code: ErrorCode | 'OFFLINE' | 'TIMEOUT',
    message: string,
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'CallFailure';
  }
}

/** A call's path with its parameters filled in. */
type PathOf<P extends string> = P extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${PathOf<After>}`
  : P;

type Query = Record<string, string | number>;

export interface Answer {
  body: unknown;
  headers: Headers;
}

/** Asks an address of this origin. Throws `CallFailure`; an abort by the caller passes through as it is. */
export async function askWhole(address: string, init: RequestInit = {}, signal?: AbortSignal): Promise<Answer> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const headers = { accept: 'application/json', 'x-nalot': '1', ...init.headers };
  try {
    const sent = { credentials: 'same-origin', ...init, headers, signal: eitherOf(limit, signal) } as const;
    const response = await fetch(address, sent);
    noteAnswer(response);
    if (!response.ok) throw await failureOf(response);
    return { body: await response.json(), headers: response.headers };
  } catch (cause) {
    if (signal?.aborted || cause instanceof CallFailure) throw cause;
    noteSilence(limit.aborted ? 'slow' : 'offline');
    throw withoutAnswer(limit);
  }
}

/** What an address of this origin answers, where its headers do not matter. Throws as `askWhole` does. */
export const ask = async (address: string, init?: RequestInit, signal?: AbortSignal): Promise<unknown> =>
  (await askWhole(address, init, signal)).body;

/** Aborts with either; phones of 2023 do not know `AbortSignal.any` yet. */
function eitherOf(limit: AbortSignal, signal?: AbortSignal): AbortSignal {
  if (!signal) return limit;
  const either = new AbortController();
  for (const one of [limit, signal]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener('abort', () => either.abort(one.reason), { once: true });
  }
  return either.signal;
}

/**
 * Asks a GET call of the contract on this origin. The type parameter is the call; its schema stays on the server,
 * which has already checked the answer against it.
 * @throws CallFailure
 */
export async function get<C extends Call>(
  path: PathOf<C['path']>,
  query: Query = {},
  signal?: AbortSignal,
  init?: RequestInit,
): Promise<CallOutput<C>> {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return (await ask(search.size > 0 ? `${path}?${search}` : path, init, signal)) as CallOutput<C>;
}

/** What a call that changes something takes: text for the calls whose body is plain text. */
type Body<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : undefined;

/**
 * Makes a call of the contract that changes something. `path` has its parameters filled in.
 * @throws CallFailure
 */
export async function send<C extends Call>(
  method: C['method'],
  path: PathOf<C['path']>,
  body: Body<C>,
): Promise<CallOutput<C>> {
  const isText = typeof body === 'string';
  const content = isText ? 'text/plain; charset=utf-8' : 'application/json';
  const sent =
    body === undefined ? {} : { headers: { 'content-type': content }, body: isText ? body : JSON.stringify(body) };
  return (await ask(path, { method, ...sent })) as CallOutput<C>;
}

const withoutAnswer = (limit: AbortSignal) =>
  limit.aborted
    ? new CallFailure('TIMEOUT', '응답이 너무 늦어요. 잠시 뒤에 다시 시도해 주세요.')
    : new CallFailure('OFFLINE', '인터넷에 연결되어 있는지 확인해 주세요.');

async function failureOf(response: Response): Promise<CallFailure> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  if (!body?.error) return new CallFailure('INTERNAL', '오류가 발생했습니다. 다시 시도해주세요.');
  return new CallFailure(body.error.code, body.error.message, body.error.fields);
}
