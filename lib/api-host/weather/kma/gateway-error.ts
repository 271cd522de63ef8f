import { z } from 'zod';
import { ProviderError, type ProviderErrorKind } from '../provider-error';

/** What the gateway in front of the services says when it does not let a call through. */
const gatewayRefusal = z.object({
  OpenAPI_ServiceResponse: z.object({
    cmmMsgHeader: z.object({
      errMsg: z.string().default(''),
      returnAuthMsg: z.string().default(''),
      returnReasonCode: z.coerce.string().default(''),
    }),
  }),
});
/** The same of KMA's own hub. */
const hubRefusal = z.object({ result: z.object({ status: z.number(), message: z.string() }) });

const KIND_OF_CODE: Record<string, ProviderErrorKind> = {
  '03': 'no-data',
  '20': 'auth',
  '22': 'quota',
  '30': 'auth',
  '31': 'auth',
  '32': 'auth',
};

const KIND_OF_STATUS: Record<number, ProviderErrorKind> = { 401: 'auth', 403: 'auth', 429: 'quota' };

/** Codes 10 and 20 stand for several causes, so the message is read first. */
function kindOfResult(code: string, message: string): ProviderErrorKind {
  if (/LIMITED|EXCEED|초과/i.test(message)) return 'quota';
  // The services keep a day, and what is older is a wrong parameter to them.
  if (message.includes('자료만 제공')) return 'no-data';
  return KIND_OF_CODE[code.padStart(2, '0')] ?? 'http';
}

/** The error behind the result code of a service or of the gateway. */
export function resultError(code: string, message: string, endpoint: string): ProviderError {
  return new ProviderError(kindOfResult(code, message), `${endpoint}: result ${code} ${message}`);
}

const tag = (xml: string, name: string) => new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(xml)?.[1] ?? '';

/** An error body in XML, which the older gateway sends with HTTP 200 although JSON was asked. */
function xmlError(xml: string, endpoint: string): ProviderError | null {
  const code = tag(xml, 'returnReasonCode') || tag(xml, 'resultCode');
  const message = [tag(xml, 'errMsg'), tag(xml, 'returnAuthMsg'), tag(xml, 'resultMsg')].join(' ').trim();
  return code ? resultError(code, message, endpoint) : null;
}

function jsonError(json: unknown, endpoint: string): ProviderError | null {
  const gateway = gatewayRefusal.safeParse(json);
  if (gateway.success) {
    const { errMsg, returnAuthMsg, returnReasonCode } = gateway.data.OpenAPI_ServiceResponse.cmmMsgHeader;
    return resultError(returnReasonCode, `${errMsg} ${returnAuthMsg}`, endpoint);
  }
  const hub = hubRefusal.safeParse(json);
  if (!hub.success) return null;
  const { status, message } = hub.data.result;
  return new ProviderError(KIND_OF_STATUS[status] ?? 'http', `${endpoint}: ${status} ${message}`);
}

/** An answer of the gateway or of what stands behind it: its text, and what that says where it is JSON. */
export interface GatewayAnswer {
  status: number;
  body: string;
  /** Undefined where it is not JSON. */
  json: unknown;
}

/** What is wrong with an answer that is no service's: a refusal in JSON or XML, or a status. Null: nothing. */
export function gatewayError({ status, body, json }: GatewayAnswer, endpoint: string): ProviderError | null {
  const said = body.trimStart().startsWith('<') ? xmlError(body, endpoint) : jsonError(json, endpoint);
  if (status === 429) return new ProviderError('quota', said?.message ?? `${endpoint}: too many calls (429)`);
  if (said) return said;
  return status === 200 ? null : new ProviderError(KIND_OF_STATUS[status] ?? 'http', `${endpoint}: HTTP ${status}`);
}
