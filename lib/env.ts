import path from 'node:path';
import { z } from 'zod';
import { WEATHER_PROVIDER_NAMES } from './contract/weather-provider-name';
import { isLoopbackName } from './ip/loopback';
import { OperatorError } from './operator-error';

const url = (protocols: RegExp) => z.url({ protocol: protocols });
const httpUrl = url(/^https?$/).transform((value) => value.replace(/\/+$/, ''));
const dailyCalls = (usual: number) => z.coerce.number().int().min(1).default(usual);
const port = z.coerce.number().int().min(0).max(65_535);

const OPEN_METEO = 'https://api.open-meteo.com';
const OPEN_METEO_AIR = 'https://air-quality-api.open-meteo.com';

const variables = z.object({
  /** Only an explicit development or test opens anything that production keeps shut. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  /** How long a server that was told to stop still answers as usual, unready, so that who sends to it can look elsewhere. */
  DRAIN_MS: z.coerce.number().int().min(0).max(5_000).default(0),
  /** Whether the edge layer runs in front of Next.js (lib/next-edge). */
  EDGE: z.enum(['on', 'off']).default('on'),
  /** What this instance does: pages and calls, pushes, or both. */
  ROLE: z.enum(['web', 'dispatch', 'all']).default('all'),
  /** Where `/metrics` is served, for the operator alone; not at all without a port. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Where traces are sent (OTLP/HTTP); none are made without. OpenTelemetry's other variables hold beside it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The embedded database, generated secrets: what a clone keeps of its own. */
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(/* turbopackIgnore: true */ folder)),
  /** Scripts and styles of this build and of those that it replaces, for pages that stay open; instances may share it. */
  STATIC_DIR: z.string().optional(),
  /** The address that browsers see, where a proxy changes the Host header. */
  SITE_URL: httpUrl.optional(),

  API_BASE_URL: httpUrl.optional(),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(3100),
  /** What a BFF and a host elsewhere know each other by, and the host's own keys; without it, made for this data folder. */
  API_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Other limits than the built-in ones, by name: `signup=600 mail-network=300`. */
  LIMITS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[a-z-]+=[1-9]\d{0,8}$/, 'must be a list of name=number')))
    .transform((list) =>
      Object.fromEntries(list.map((one) => one.split('=')).map(([name, points]) => [name, Number(points)])),
    ),

  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  /** PostgreSQL itself, past a pooler: migrations hold a lock for as long as their connection lives. */
  DATABASE_DIRECT_URL: url(/^postgres(ql)?$/).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
  DISPATCH_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(4),

  WEATHER_SOURCE: z.enum(['auto', ...WEATHER_PROVIDER_NAMES]).default('auto'),
  /** Of apihub.kma.go.kr: forecasts as grids of the whole country. */
  KMA_HUB_KEY: z.string().optional(),
  KMA_HUB_BASE_URL: httpUrl.default('https://apihub.kma.go.kr'),
  KMA_SERVICE_KEY: z.string().optional(),
  KMA_BASE_URL: httpUrl.default('https://apis.data.go.kr/1360000'),
  AIRKOREA_BASE_URL: httpUrl.default('https://apis.data.go.kr/B552584'),
  OPEN_METEO_BASE_URL: httpUrl.default(OPEN_METEO),
  /** Its air quality lives on a host of its own; a stand-in usually serves both. */
  OPEN_METEO_AIR_BASE_URL: httpUrl.optional(),
  OPEN_METEO_API_KEY: z.string().optional(),
  /** Whether Open-Meteo stands in for KMA without a key: its free tier is for non-commercial use. */
  OPEN_METEO_FALLBACK: z.enum(['allow', 'refuse']).default('refuse'),
  /** Calls a day (KST) that each service may be asked, by all instances together. */
  KMA_HUB_DAILY_CALLS: dailyCalls(10_000),
  KMA_DAILY_CALLS: dailyCalls(10_000),
  KMA_MID_DAILY_CALLS: dailyCalls(10_000),
  KMA_UV_DAILY_CALLS: dailyCalls(10_000),
  KMA_WARNINGS_DAILY_CALLS: dailyCalls(10_000),
  AIRKOREA_DAILY_CALLS: dailyCalls(500),
  OPEN_METEO_DAILY_CALLS: dailyCalls(10_000),

  /** Where 의견 남기기 leads; without it, to a short form whose text the host keeps. */
  FEEDBACK_URL: url(/^https?$/).optional(),

  /** How many proxies of ours stand before the app: that many entries of X-Forwarded-For are believed. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),

  /** What browsers' sessions are sealed with; without it, one that is made for this data folder. */
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** With it mails are sent; MAIL_FROM is the address that they come from. */
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: z.string().optional(),
  KAKAO_CLIENT_ID: z.string().optional(),
  KAKAO_CLIENT_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Where social logins may end, separated by commas; the default is the site's own /login/oauth-callback. */
  OAUTH_CALLBACK_URLS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(url(/^https?$/))),

  /** Firebase: an account (see .env.example), the web app's JSON, and the key of its web push certificate. */
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_WEB_CONFIG: z.string().optional(),
  FIREBASE_VAPID_KEY: z.string().optional(),
  /** Standard Web Push, where there is no Firebase; without keys, a pair that is made for this data folder. */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@ ]+@[^@ ]+|https:\/\/[^ ]+)$/, 'must be mailto:... or https://...')
    .optional(),
  /** Whether a subscription may lead to an address that is not on the public internet: not in production, by default. */
  PUSH_PRIVATE_ENDPOINTS: z.enum(['allow', 'refuse']).optional(),

  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: httpUrl.default('https://s3.ap-northeast-2.amazonaws.com'),
  S3_REGION: z.string().default('ap-northeast-2'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Where browsers may read the bucket without a signature: its public address, or a CDN's before it. */
  S3_PUBLIC_URL: httpUrl.optional(),
});

/** The names of all variables that mean something. */
export const VARIABLE_NAMES = Object.keys(variables.shape);

const withDefaults = variables.transform(({ OPEN_METEO_AIR_BASE_URL: air, STATIC_DIR: staticDir, ...rest }) => {
  const { OPEN_METEO_BASE_URL: base } = rest;
  return {
    ...rest,
    OPEN_METEO_AIR_BASE_URL: air ?? (base === OPEN_METEO ? OPEN_METEO_AIR : base),
    STATIC_DIR: path.resolve(/* turbopackIgnore: true */ staticDir ?? path.join(rest.DATA_DIR, 'static')),
  };
});

export type Env = z.infer<typeof withDefaults>;

/** A site that only this machine sees, on a database of its own: a clone that was just started. */
export function isLocal({ DATABASE_URL, SITE_URL }: Env): boolean {
  return !DATABASE_URL && (!SITE_URL || isOnThisMachine(SITE_URL));
}

const isOnThisMachine = (address: string | undefined): boolean =>
  address !== undefined && isLoopbackName(new URL(address).hostname);

/** A configuration that cannot work, told in one sentence that names the variable. */
export class EnvError extends OperatorError {
  override readonly name = 'EnvError';
}

/** Variables that mean nothing without another. */
const REQUIRED_WITH = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
  ['S3_PUBLIC_URL', 'S3_BUCKET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_WEB_CONFIG'],
  ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_VAPID_KEY'],
  ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
] as const;

/** Which variable is missing, given what else is set; null where nothing is. */
function findMissingVariable(env: Env): string | null {
  for (const [one, other] of REQUIRED_WITH)
    if (env[one] && !env[other]) return `${other} must be set together with ${one}.`;
  if (env.WEATHER_SOURCE === 'kma' && !env.KMA_SERVICE_KEY && !env.KMA_HUB_KEY)
    return 'KMA_SERVICE_KEY or KMA_HUB_KEY must be set for WEATHER_SOURCE=kma.';
  return env.NODE_ENV === 'production' ? findMissingInProduction(env) : null;
}

/** What is missing where several instances work together: what each makes for itself would not fit the others'. */
function findMissingInProduction(env: Env): string | null {
  const together = env.API_BASE_URL ? 'API_BASE_URL' : env.DATABASE_URL ? 'DATABASE_URL' : null;
  if (!together) return null;
  if (!env.API_SECRET)
    return `API_SECRET must be set in production with ${together} (for example: openssl rand -hex 32).`;
  if (!env.SITE_URL && !isOnThisMachine(env.API_BASE_URL))
    return `SITE_URL must be set in production with ${together}: the address that browsers see.`;
  if (env.API_BASE_URL) return null;
  if (!env.FIREBASE_SERVICE_ACCOUNT && !env.VAPID_PRIVATE_KEY)
    return 'VAPID_PRIVATE_KEY and VAPID_PUBLIC_KEY must be set in production with DATABASE_URL (for example: npx web-push generate-vapid-keys).';
  return null;
}

/** Parses environment variables; an empty one counts as not set. Throws `EnvError`. */
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

let parsedEnv: Env | undefined;

/** The environment of an operator's command: what instances have to agree on does not concern it. */
export const parseCommandEnv = (): Env => parseEnv({ ...process.env, NODE_ENV: 'development' });

/** This process's environment, parsed at the first question. */
export const env = (): Env => (parsedEnv ??= parseEnv(process.env));
