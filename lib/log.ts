import pino from 'pino';

/**
 * Fields that a log line may have (`cell` is a forecast cell of 5 km). Precise positions, tokens, codes, mail addresses
 * and bodies have no field, so they cannot be logged by accident.
 */
const ALLOWED_FIELDS = [
  'address',
  'cacheState',
  'call',
  'cell',
  'count',
  'err',
  'event',
  'from',
  'kind',
  'limit',
  'method',
  'ms',
  'part',
  'pictures',
  'provider',
  'reason',
  'requestId',
  'route',
  'source',
  'status',
  'who',
] as const;

type Fields = Partial<Record<(typeof ALLOWED_FIELDS)[number], unknown>>;

interface LogMethod {
  (message: string): void;
  (fields: Fields, message: string): void;
}

/** Logger by level. A field that is not allowed does not compile. */
export type Logger = Record<'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace', LogMethod>;

const MAX_CAUSES = 4;

interface DescribedError {
  name: string;
  code?: unknown;
  message: string;
  stack?: string;
  cause?: DescribedError;
}

/** Describes an error for the log, without the parameter values of a database query. */
function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) };
  // The message and stack of a DrizzleQueryError contain the parameters. Its cause has a stack without them.
  const isQuery = 'query' in error && 'params' in error;
  const described: DescribedError = {
    name: error.name,
    ...('code' in error && { code: error.code }),
    message: isQuery ? `Failed query: ${error.query}` : error.message,
    ...(!isQuery && { stack: error.stack }),
  };
  if (error.cause !== undefined && depth < MAX_CAUSES) described.cause = describeError(error.cause, depth + 1);
  return described;
}

const pickAllowedFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(ALLOWED_FIELDS.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));

/** Creates a logger of JSON lines on standard output or `destination`. `module` is the part of the app that logs. */
export function createLogger(level: string, module: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { module },
    serializers: { err: (error: unknown) => describeError(error) },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: pickAllowedFields },
  };
  return destination ? pino(options, destination) : pino(options);
}
