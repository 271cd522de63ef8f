import { BFF_HEADER } from '@/lib/api-keys';
import { buildCallUrl } from '@/lib/contract/call-url';
import type { Call, CallInput, CallOutput } from '@/lib/contract/call';
import { errorBody, type ErrorBody } from '@/lib/contract/errors';
import { TEST_KEYS } from './test-accounts';

export type SendRequest = (address: string, init?: RequestInit) => Promise<Response>;

/** The response to a call: its body, or the error. */
export interface CallResponse<C extends Call> {
  status: number;
  body: CallOutput<C>;
  error: ErrorBody['error'];
  headers: Headers;
}

type Parts = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;

/** A browser with its own network and cookies, and an access token after a login. */
export interface Visitor {
  cookies: Map<string, string>;
  access?: string;
  /** Makes a call with valid input. */
  call: <C extends Call>(call: C, input?: CallInput<C>) => Promise<CallResponse<C>>;
  /** Makes a call with any input. */
  send: <C extends Call>(call: C, input?: Parts) => Promise<CallResponse<C>>;
}

let visitors = 0;

function storeCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

export function createVisitor(ask: SendRequest): Visitor {
  const address = `203.0.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`;
  const visitor: Visitor = {
    cookies: new Map(),
    call: (call, input) => visitor.send(call, input as Parts),
    async send(call, { params, query, headers, body }: Parts = {}) {
      const isText = call.bodyKind === 'text' && typeof body === 'string';
      const response = await ask(buildCallUrl(call, { params, query } as never), {
        method: call.method,
        redirect: 'manual',
        headers: {
          'x-forwarded-for': address,
          [BFF_HEADER]: TEST_KEYS.bff,
          cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(visitor.access && { authorization: `Bearer ${visitor.access}` }),
          ...(body !== undefined && { 'content-type': isText ? 'text/plain' : 'application/json' }),
          ...(headers as Record<string, string>),
        },
        ...(body !== undefined && { body: isText ? (body as string) : JSON.stringify(body) }),
      });
      storeCookies(visitor.cookies, response.headers);
      const parsed: unknown = await response.json().catch(() => null);
      const { status, headers: responseHeaders } = response;
      const error = status >= 400 ? errorBody.parse(parsed).error : undefined;
      return { status, body: parsed as never, error: error as ErrorBody['error'], headers: responseHeaders };
    },
  };
  return visitor;
}
