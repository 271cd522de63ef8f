import { z } from 'zod';
import { brandError } from '@/lib/brand-error';
import { describeProblem, type ProblemTexts } from './problem';

interface ErrorRule {
  status: number;
  /** Value of the `Retry-After` header. */
  retryAfterSeconds?: number;
}

/** HTTP status of each error code. */
const ERRORS = {
  INVALID_INPUT: { status: 400 },
  UNAUTHENTICATED: { status: 401 },
  FORBIDDEN: { status: 403 },
  REAUTHENTICATION_REQUIRED: { status: 403 },
  NOT_FOUND: { status: 404 },
  METHOD_NOT_ALLOWED: { status: 405 },
  CONFLICT: { status: 409 },
  GONE: { status: 410 },
  TOO_LARGE: { status: 413 },
  OUTSIDE_SERVICE_AREA: { status: 422 },
  TOO_MANY_REQUESTS: { status: 429 },
  INTERNAL: { status: 500 },
  UPSTREAM_FAILED: { status: 502 },
  // The app checks an unavailable service at least this often.
  UNAVAILABLE: { status: 503, retryAfterSeconds: 5 },
  UPSTREAM_TIMEOUT: { status: 504 },
} as const satisfies Record<string, ErrorRule>;

export type ErrorCode = keyof typeof ERRORS;

/** Messages for users by error code in one language. */
export type ErrorTexts = Record<ErrorCode, string>;

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
  /** Problem that says more than the code, or the message of another server. */
  message?: string;
  /** Problems or messages by field name. */
  fields?: Record<string, string>;
  /** Time after which a retry makes sense; by default that of the code, if it has one. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Texts that describe errors in one language. */
export interface DescriptionTexts {
  errors: ErrorTexts;
  problems: ProblemTexts;
}

/** Expected failure with a code. Any other error is a defect and is returned as INTERNAL. */
export class ApiError extends Error {
  static {
    brandError(this, 'ApiError');
  }

  readonly code: ErrorCode;
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = options.fields;
    const rule: ErrorRule = ERRORS[code];
    this.retryAfterSeconds = options.retryAfterSeconds ?? rule.retryAfterSeconds;
  }

  headers(): Record<string, string> {
    return this.retryAfterSeconds ? { 'retry-after': String(this.retryAfterSeconds) } : {};
  }

  /** Returns the message for users in the language of the texts. */
  describe({ errors, problems }: DescriptionTexts): string {
    return this.message === this.code ? errors[this.code] : describeProblem(this.message, problems);
  }

  toBody(texts: DescriptionTexts, requestId?: string): ErrorBody {
    const { code, fields } = this;
    const described = Object.entries(fields ?? {}).map(([name, text]) => [name, describeProblem(text, texts.problems)]);
    return {
      error: {
        code,
        message: this.describe(texts),
        ...(fields && { fields: Object.fromEntries(described) }),
        ...(requestId && { requestId }),
      },
    };
  }
}
