import path from 'node:path';
import { z } from 'zod';
import { brandError } from './brand-error';
import { WEATHER_PROVIDER_NAMES, type WeatherProviderName } from './contract/weather-provider-name';
import { isLoopbackName } from './ip/loopback';
import { OperatorError } from './operator-error';
import { getSingleton } from './singleton';

const url = (protocols: RegExp) => z.url({ protocol: protocols });
const httpUrl = url(/^https?$/).transform((value) => value.replace(/\/+$/, ''));
const dailyCalls = (usual: number) => z.coerce.number().int().min(1).default(usual);
const port = z.coerce.number().int().min(0).max(65_535);

const OPEN_METEO = 'https://api.open-meteo.com';
const OPEN_METEO_AIR = 'https://air-quality-api.open-meteo.com';

/** Environment variables. `.env.example` describes each of them. */
const variables = z.object({
  /** Defaults to production, so that development features must be enabled explicitly. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  DRAIN_MS: z.coerce.number().int().min(0).max(5_000).default(0),
  /** Below the usual 10 s of supervisors. */
  STOP_LIMIT_MS: z.coerce.number().int().min(1_000).max(120_000).default(9_500),
  EDGE: z.enum(['on', 'off']).default('on'),
  ROLE: z.enum(['web', 'dispatch', 'all']).default('all'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(/* turbopackIgnore: true */ folder)),
  PAGE_CACHE_DIR: z.string().optional(),
  SITE_URL: httpUrl.optional(),

  API_BASE_URL: httpUrl.optional(),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(3100),
  API_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LIMITS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[a-z-]+=[1-9]\d{0,8}$/, 'must be a list of name=number')))
    .transform((list) =>
      Object.fromEntries(list.map((one) => one.split('=')).map(([name, points]) => [name, Number(points)])),
    ),

  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  DATABASE_DIRECT_URL: url(/^postgres(ql)?$/).optional(),
  MIGRATIONS: z.enum(['run', 'wait']).default('run'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
  DISPATCH_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(4),

  WEATHER_SOURCE: z.enum(['auto', ...WEATHER_PROVIDER_NAMES]).default('auto'),
  KMA_HUB_KEY: z.string().optional(),
  KMA_HUB_BASE_URL: httpUrl.default('https://apihub.kma.go.kr'),
  KMA_SERVICE_KEY: z.string().optional(),
  KMA_BASE_URL: httpUrl.default('https://apis.data.go.kr/1360000'),
  AIRKOREA_BASE_URL: httpUrl.default('https://apis.data.go.kr/B552584'),
  KASI_BASE_URL: httpUrl.default('https://apis.data.go.kr/B090041/openapi/service'),
  OPEN_METEO_BASE_URL: httpUrl.default(OPEN_METEO),
  OPEN_METEO_AIR_BASE_URL: httpUrl.optional(),
  OPEN_METEO_API_KEY: z.string().optional(),
  OPEN_METEO_FALLBACK: z.enum(['allow', 'refuse']).default('refuse'),
  TRIPS_ABROAD: z.enum(['off', 'open-meteo']).default('off'),
  OPEN_METEO_GEOCODING_BASE_URL: httpUrl.default('https://geocoding-api.open-meteo.com'),
  PROVIDER_PATHS: z
    .string()
    .default('')
    .transform((list) => list.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[a-z-]+=(\/[^\s,]+)(,\/[^\s,]+)*$/, 'must be a list of name=/path,/path')))
    .transform((list) =>
      Object.fromEntries(
        list.map((one) => {
          const [name = '', ...paths] = one.split(/=(.*)/s).flatMap((part, at) => (at === 0 ? part : part.split(',')));
          return [name, paths.filter(Boolean)] as const;
        }),
      ),
    ),
  FORECAST_CORRECTIONS: z.enum(['off', 'choice', 'shown']).default('choice'),
  KMA_HUB_DAILY_CALLS: dailyCalls(10_000),
  KMA_DAILY_CALLS: dailyCalls(10_000),
  KMA_MID_DAILY_CALLS: dailyCalls(10_000),
  KMA_UV_DAILY_CALLS: dailyCalls(10_000),
  KMA_WARNINGS_DAILY_CALLS: dailyCalls(10_000),
  AIRKOREA_DAILY_CALLS: dailyCalls(500),
  KASI_DAILY_CALLS: dailyCalls(100),
  OPEN_METEO_DAILY_CALLS: dailyCalls(10_000),
  TRIPS_ABROAD_DAILY_CALLS: dailyCalls(1_000),

  EXTRA_HOLIDAYS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.iso.date('must be a list of dates: 2027-05-06,2027-06-03'))),

  FEEDBACK_URL: url(/^https?$/).optional(),

  OPERATOR_NAME: z.string().optional(),
  OPERATOR_REPRESENTATIVE: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_PHONE: z.string().optional(),
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  OPERATOR_PRIVACY_OFFICER: z.string().optional(),
  OPERATOR_LOCATION_REPORT: z.string().optional(),

  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),

  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: z.string().optional(),
  KAKAO_CLIENT_ID: z.string().optional(),
  KAKAO_CLIENT_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OAUTH_CALLBACK_URLS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .pipe(z.array(url(/^https?$/))),

  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_WEB_CONFIG: z.string().optional(),
  FIREBASE_VAPID_KEY: z.string().optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@ ]+@[^@ ]+|https:\/\/[^ ]+)$/, 'must be mailto:... or https://...')
    .optional(),
  PUSH_CONNECTIONS: z.coerce.number().int().min(1).max(1_000).default(100),
  PUSH_STREAMS: z.coerce.number().int().min(1).max(1_000).default(100),
  PUSH_PRIVATE_ENDPOINTS: z.enum(['allow', 'refuse']).optional(),

  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: httpUrl.default('https://s3.ap-northeast-2.amazonaws.com'),
  S3_REGION: z.string().default('ap-northeast-2'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: httpUrl.optional(),
});

export const VARIABLE_NAMES = Object.keys(variables.shape);

const withDefaults = variables.transform(({ OPEN_METEO_AIR_BASE_URL: air, PAGE_CACHE_DIR: pageDir, ...rest }) => {
  const { OPEN_METEO_BASE_URL: base } = rest;
  return {
    ...rest,
    OPEN_METEO_AIR_BASE_URL: air ?? (base === OPEN_METEO ? OPEN_METEO_AIR : base),
    PAGE_CACHE_DIR: path.resolve(/* turbopackIgnore: true */ pageDir ?? path.join(rest.DATA_DIR, 'pages')),
  };
});

export type Env = z.infer<typeof withDefaults>;

/** Returns true if the site is reachable only from this machine and uses the embedded database, like a fresh clone. */
export function isLocal({ DATABASE_URL, SITE_URL }: Env): boolean {
  return !DATABASE_URL && (!SITE_URL || isOnThisMachine(SITE_URL));
}

/**
 * Returns true if sample weather may be shown until a provider has responded: on a local installation that names no
 * source of weather. A deployment reports an outage instead.
 */
export const startsWithSample = (env: Env): boolean =>
  env.WEATHER_SOURCE === 'auto' && MARKS_OF_DEPLOYMENT.every((name) => !env[name]);

const MARKS_OF_DEPLOYMENT = [
  'SITE_URL',
  'DATABASE_URL',
  'KMA_HUB_KEY',
  'KMA_SERVICE_KEY',
  'OPEN_METEO_API_KEY',
] as const satisfies (keyof Env)[];

const isOnThisMachine = (address: string | undefined): boolean =>
  address !== undefined && isLoopbackName(new URL(address).hostname);

/** Invalid configuration. The message names the variable. */
export class EnvError extends OperatorError {
  static {
    brandError(this, 'EnvError');
  }
}

/** Pairs of variables: if the first is set, the second is required. */
const REQUIRED_WITH = [
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_PUBLIC_URL', 'S3_BUCKET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_WEB_CONFIG'],
  ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_VAPID_KEY'],
  ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'],
  // The instances would use the embedded database, which nobody migrated or imported.
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
] as const;

/** Variables of which `WEATHER_SOURCE` requires one, by provider. Without it the provider would never be called. */
const REQUIRED_BY_PROVIDER = {
  kma: ['KMA_SERVICE_KEY', 'KMA_HUB_KEY'],
  'open-meteo': [],
  recorded: [],
} as const satisfies Record<WeatherProviderName, readonly (keyof Env)[]>;

function findMissingForProvider(env: Env): string | null {
  if (env.WEATHER_SOURCE === 'auto') return null;
  const keys: readonly (keyof Env)[] = REQUIRED_BY_PROVIDER[env.WEATHER_SOURCE];
  if (keys.length === 0 || keys.some((key) => env[key])) return null;
  return `${keys.join(' or ')} must be set for WEATHER_SOURCE=${env.WEATHER_SOURCE}.`;
}

/** Returns a message about a variable that the others require, or null if none is missing. */
function findMissingVariable(env: Env): string | null {
  for (const [variable, required] of REQUIRED_WITH)
    if (env[variable] && !env[required]) return `${required} must be set together with ${variable}.`;
  // Browsers read a public bucket without a signature.
  if (env.S3_BUCKET && !env.S3_PUBLIC_URL && !env.S3_ACCESS_KEY_ID)
    return 'S3_ACCESS_KEY_ID must be set together with S3_BUCKET, unless S3_PUBLIC_URL is set.';
  // An instance that sends no pushes needs only the public key.
  if (env.VAPID_PUBLIC_KEY && !env.VAPID_PRIVATE_KEY && env.ROLE !== 'web')
    return 'VAPID_PRIVATE_KEY must be set together with VAPID_PUBLIC_KEY, except with ROLE=web.';
  return (
    findMissingForProvider(env) ??
    (env.NODE_ENV === 'production'
      ? (findMissingInProduction(env) ?? findMissingOperator(env) ?? findMissingProxy(env))
      : null)
  );
}

/** Checks that something limits the requests of a network at a public site. The edge layer does, unless it is off. */
function findMissingProxy(env: Env): string | null {
  if (env.EDGE === 'on' || env.TRUSTED_PROXY_HOPS > 0 || isLocal(env) || env.ROLE === 'dispatch') return null;
  return 'TRUSTED_PROXY_HOPS must be at least 1 in production with EDGE=off: without the edge layer, only a proxy in front limits requests (deploy/nginx.conf).';
}

/** Record of the operator, which the law requires a service to show. */
export const OPERATOR_VARIABLES = [
  'OPERATOR_NAME',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_ADDRESS',
  'OPERATOR_PHONE',
  'OPERATOR_EMAIL',
  'OPERATOR_PRIVACY_OFFICER',
  'OPERATOR_LOCATION_REPORT',
] as const satisfies (keyof Env)[];

/** Checks the record of the operator. A local installation shows an example, a dispatcher shows nothing. */
function findMissingOperator(env: Env): string | null {
  if (isLocal(env) || env.ROLE === 'dispatch') return null;
  const missing = OPERATOR_VARIABLES.filter((name) => !env[name]);
  return missing.length > 0 ? `${missing.join(', ')} must be set in production: the site shows who runs it.` : null;
}

/** Checks the variables that must be equal on all instances. Generated values would differ between them. */
function findMissingInProduction(env: Env): string | null {
  const cause = env.API_BASE_URL ? 'API_BASE_URL' : env.DATABASE_URL ? 'DATABASE_URL' : null;
  if (!cause) return null;
  // A dispatcher serves no calls.
  if (!env.API_SECRET && env.ROLE !== 'dispatch')
    return `API_SECRET must be set in production with ${cause} (for example: openssl rand -hex 32).`;
  if (!env.SITE_URL && !isOnThisMachine(env.API_BASE_URL))
    return `SITE_URL must be set in production with ${cause}: the address of the site as browsers see it.`;
  if (env.API_BASE_URL) return null;
  if (!env.FIREBASE_SERVICE_ACCOUNT && !env.VAPID_PUBLIC_KEY)
    return 'VAPID_PRIVATE_KEY and VAPID_PUBLIC_KEY must be set in production with DATABASE_URL (for example: npx web-push generate-vapid-keys).';
  return null;
}

/**
 * Throws `EnvError` if the site uses https but no proxy is trusted. This app does not terminate TLS, so a proxy must be in
 * front of it, and without its `X-Forwarded-For` all users would share one address.
 */
export function requireKnownProxies({ NODE_ENV, SITE_URL, TRUSTED_PROXY_HOPS }: Env): void {
  if (NODE_ENV === 'production' && SITE_URL?.startsWith('https:') && TRUSTED_PROXY_HOPS === 0)
    throw new EnvError(
      'TRUSTED_PROXY_HOPS must be set with an https SITE_URL: the number of your proxies in front of the app (usually 1).',
    );
}

/** Parses environment variables. An empty value counts as not set. Throws `EnvError`. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = withDefaults.safeParse(filled);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new EnvError(`${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const missing = findMissingVariable(parsed.data);
  if (missing) throw new EnvError(missing);
  return parsed.data;
}

/** Parses the environment of an operator command, without the production checks, which concern servers only. */
export const parseCommandEnv = (): Env => parseEnv({ ...process.env, NODE_ENV: 'development' });

/** Returns the environment of this process, parsed on the first call. Throws `EnvError`. */
export const env = (): Env => getSingleton('env', () => parseEnv(process.env));
