import { z } from 'zod';
import { ProviderError, type ProviderErrorKind } from '../provider-error';

const portalErrorBody = z.object({
  OpenAPI_ServiceResponse: z.object({
    cmmMsgHeader: z.object({
      errMsg: z.string().default(''),
      returnAuthMsg: z.string().default(''),
      returnReasonCode: z.coerce.string().default(''),
    }),
  }),
});
const hubErrorBody = z.object({ result: z.object({ status: z.number(), message: z.string() }) });

const KIND_BY_CODE: Record<string, ProviderErrorKind> = {
  '03': 'no-data',
  '12': 'withdrawn',
  '20': 'auth',
  '22': 'quota',
  '30': 'auth',
  '31': 'auth',
  '32': 'auth',
};

const KIND_BY_STATUS: Record<number, ProviderErrorKind> = {
  401: 'auth',
  403: 'auth',
  404: 'withdrawn',
  410: 'withdrawn',
  429: 'quota',
};

/** Classifies a result code. The message comes first, because codes 10 and 20 have several causes. */
function classifyResult(code: string, message: string): ProviderErrorKind {
  if (/LIMITED|EXCEED|초과/i.test(message)) return 'quota';
  // The services keep one day, and report older times as an invalid parameter.
  if (message.includes('자료만 제공')) return 'no-data';
  return KIND_BY_CODE[code.padStart(2, '0')] ?? 'http';
}

/** Creates the error for a result code of a service or of the portal itself. */
export function createResultError(code: string, message: string, endpoint: string): ProviderError {
  return new ProviderError(classifyResult(code, message), `${endpoint}: result ${code} ${message}`);
}

const getTagText = (xml: string, name: string) =>
  new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(xml)?.[1] ?? '';

/** Parses an XML error, which the portal sometimes sends with HTTP 200 although JSON was requested. */
function parseXmlError(xml: string, endpoint: string): ProviderError | null {
  const code = getTagText(xml, 'returnReasonCode') || getTagText(xml, 'resultCode');
  const message = [getTagText(xml, 'errMsg'), getTagText(xml, 'returnAuthMsg'), getTagText(xml, 'resultMsg')]
    .join(' ')
    .trim();
  return code ? createResultError(code, message, endpoint) : null;
}

function parseJsonError(json: unknown, endpoint: string): ProviderError | null {
  const portal = portalErrorBody.safeParse(json);
  if (portal.success) {
    const { errMsg, returnAuthMsg, returnReasonCode } = portal.data.OpenAPI_ServiceResponse.cmmMsgHeader;
    return createResultError(returnReasonCode, `${errMsg} ${returnAuthMsg}`, endpoint);
  }
  const hub = hubErrorBody.safeParse(json);
  if (!hub.success) return null;
  const { status, message } = hub.data.result;
  return new ProviderError(KIND_BY_STATUS[status] ?? 'http', `${endpoint}: ${status} ${message}`);
}

export interface PortalResponse {
  status: number;
  body: string;
  /** Parsed body; undefined if it is not JSON. */
  json: unknown;
}

/** Returns the error in a response: an error body in JSON or XML, or an HTTP status. Returns null if there is none. */
export function parsePortalError({ status, body, json }: PortalResponse, endpoint: string): ProviderError | null {
  const error = body.trimStart().startsWith('<') ? parseXmlError(body, endpoint) : parseJsonError(json, endpoint);
  if (status === 429) return new ProviderError('quota', error?.message ?? `${endpoint}: too many calls (429)`);
  if (error) return error;
  return status === 200 ? null : new ProviderError(KIND_BY_STATUS[status] ?? 'http', `${endpoint}: HTTP ${status}`);
}
