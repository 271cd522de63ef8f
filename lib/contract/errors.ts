import { z } from 'zod';

interface ErrorRule {
  status: number;
  message: string;
  /** Value of the `Retry-After` header. */
  retryAfterSeconds?: number;
}

/** HTTP status and user-facing message of each error code. */
const ERRORS = {
  INVALID_INPUT: { status: 400, message: '입력한 내용을 다시 확인해 주세요.' },
  UNAUTHENTICATED: { status: 401, message: '로그인이 필요해요.' },
  FORBIDDEN: { status: 403, message: '허용되지 않은 요청이에요.' },
  REAUTHENTICATION_REQUIRED: { status: 403, message: '안전을 위해 다시 로그인한 뒤에 이어서 해 주세요.' },
  NOT_FOUND: { status: 404, message: '찾을 수 없어요.' },
  METHOD_NOT_ALLOWED: { status: 405, message: '허용되지 않은 요청 방법이에요.' },
  CONFLICT: { status: 409, message: '이미 처리된 요청이에요.' },
  GONE: { status: 410, message: '더는 쓰지 않는 주소예요.' },
  TOO_LARGE: { status: 413, message: '보낸 내용이 너무 커요.' },
  OUTSIDE_SERVICE_AREA: { status: 422, message: '아직 대한민국 안에서만 날씨를 알려드릴 수 있어요.' },
  TOO_MANY_REQUESTS: { status: 429, message: '요청이 많아요. 잠시 뒤에 다시 시도해 주세요.' },
  INTERNAL: { status: 500, message: '오류가 발생했습니다. 다시 시도해주세요.' },
  UPSTREAM_FAILED: { status: 502, message: '서버와 연결하지 못했어요. 잠시 뒤에 다시 시도해 주세요.' },
  UNAVAILABLE: {
    status: 503,
    message: '지금은 이용할 수 없어요. 잠시 뒤에 다시 시도해 주세요.',
    // The app checks an unavailable service at least this often.
    retryAfterSeconds: 5,
  },
  UPSTREAM_TIMEOUT: { status: 504, message: '응답이 너무 늦어요. 잠시 뒤에 다시 시도해 주세요.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** Body of every error response. */
export const errorBody = z.object({
  error: z.object({
    code: z.enum(codes),
    message: z.string(),
    /** Messages by field name, for INVALID_INPUT. */
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;

interface ApiErrorOptions {
  message?: string;
  fields?: Record<string, string>;
  /** Time after which a retry makes sense; by default that of the code, if it has one. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Expected failure with a code. Any other error is a defect and is returned as INTERNAL. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = options.fields;
    const rule: ErrorRule = ERRORS[code];
    this.retryAfterSeconds = options.retryAfterSeconds ?? rule.retryAfterSeconds;
  }

  headers(): Record<string, string> {
    return this.retryAfterSeconds ? { 'retry-after': String(this.retryAfterSeconds) } : {};
  }

  toBody(requestId?: string): ErrorBody {
    const { code, message, fields } = this;
    return { error: { code, message, ...(fields && { fields }), ...(requestId && { requestId }) } };
  }
}
