import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv as parseEnvFile } from 'node:util';
import { EnvError, OPERATOR_VARIABLES, parseEnv, VARIABLE_NAMES } from '@/lib/env';
import { OPERATOR_ENV } from '@/tests/support/operator';

// ASVS 13.4.2
it('works without any variable', () => {
  expect(parseEnv({})).toMatchObject({
    NODE_ENV: 'production',
    DATA_DIR: path.resolve('.data'),
    API_PORT: 3100,
    API_HOST: '127.0.0.1',
    WEATHER_SOURCE: 'auto',
    OPEN_METEO_BASE_URL: 'https://api.open-meteo.com',
    OPEN_METEO_AIR_BASE_URL: 'https://air-quality-api.open-meteo.com',
  });
});

it('treats an empty variable as unset', () => {
  expect(parseEnv({ API_PORT: '', KMA_SERVICE_KEY: ' ', DATABASE_URL: '' })).toEqual(parseEnv({}));
});

it('covers trips abroad only if they are switched on', () => {
  expect(parseEnv({})).toMatchObject({ TRIPS_ABROAD: 'off', TRIPS_ABROAD_DAILY_CALLS: 1_000 });
  expect(parseEnv({ TRIPS_ABROAD: 'open-meteo' }).TRIPS_ABROAD).toBe('open-meteo');
  expect(() => parseEnv({ TRIPS_ABROAD: 'yes' })).toThrow(/TRIPS_ABROAD/);
});

// 기상법 §17: only registered firms issue forecasts.
it('corrects forecasts for the choice of outfits only, unless told otherwise', () => {
  expect(parseEnv({}).FORECAST_CORRECTIONS).toBe('choice');
  for (const use of ['off', 'choice', 'shown'])
    expect(parseEnv({ FORECAST_CORRECTIONS: use }).FORECAST_CORRECTIONS).toBe(use);
  expect(() => parseEnv({ FORECAST_CORRECTIONS: 'on' })).toThrow(/FORECAST_CORRECTIONS/);
});

it('uses KMA with either of its keys', () => {
  for (const name of ['KMA_SERVICE_KEY', 'KMA_HUB_KEY'])
    expect(parseEnv({ WEATHER_SOURCE: 'kma', [name]: 'key' }).WEATHER_SOURCE).toBe('kma');
});

it('uses a stand-in for Open-Meteo for air quality too', () => {
  expect(parseEnv({ OPEN_METEO_BASE_URL: 'http://127.0.0.1:9/' }).OPEN_METEO_AIR_BASE_URL).toBe('http://127.0.0.1:9');
});

it('parses limits by name', () => {
  expect(parseEnv({ LIMITS: 'signup=600, mail-network=300' }).LIMITS).toEqual({ signup: 600, 'mail-network': 300 });
});

// ASVS 13.2.3
it('needs no secret in production with the embedded database', () => {
  expect(parseEnv({ NODE_ENV: 'production' }).API_SECRET).toBeUndefined();
});

const DATABASE_URL = 'postgres://nalot@db/nalot';
const API_SECRET = 'a'.repeat(32);
const SITE_URL = 'https://nalot.example';
const TOGETHER = { NODE_ENV: 'production', DATABASE_URL, API_SECRET, SITE_URL, ...OPERATOR_ENV };
const VAPID = { VAPID_PUBLIC_KEY: 'p', VAPID_PRIVATE_KEY: 'k' };

it.each<[string, Record<string, string>, string]>([
  ['an external database without the secret of the API', { NODE_ENV: 'production', DATABASE_URL }, 'API_SECRET'],
  ['the same where nobody says that it is production', { DATABASE_URL }, 'API_SECRET'],
  ['a host elsewhere without it', { NODE_ENV: 'production', API_BASE_URL: 'https://api.example.com' }, 'API_SECRET'],
  [
    'a host elsewhere without the address of the site',
    { NODE_ENV: 'production', API_BASE_URL: 'https://api.example.com', API_SECRET },
    'SITE_URL',
  ],
  ['a limit that is no number', { LIMITS: 'signup=many' }, 'LIMITS'],
  ['an external database without the keys of push', TOGETHER, 'VAPID_PRIVATE_KEY'],
  ['a public site without its operator', { SITE_URL }, OPERATOR_VARIABLES.join(', ')],
  ['a public site without a part of its operator', { SITE_URL, ...OPERATOR_ENV, OPERATOR_PHONE: '' }, 'OPERATOR_PHONE'],
  ['a public site without edge layer and proxy', { SITE_URL, EDGE: 'off', ...OPERATOR_ENV }, 'TRUSTED_PROXY_HOPS'],
  ['an operator without a real address', { OPERATOR_EMAIL: 'us' }, 'OPERATOR_EMAIL'],
  ['half a pair of keys', { VAPID_PRIVATE_KEY: 'k' }, 'VAPID_PUBLIC_KEY'],
  ['the direct address of a database without its other one', { DATABASE_DIRECT_URL: DATABASE_URL }, 'DATABASE_URL'],
  ['a subject that is no address', { VAPID_SUBJECT: 'nalot' }, 'VAPID_SUBJECT'],
  ['Firebase without its web app', { FIREBASE_SERVICE_ACCOUNT: '{}' }, 'FIREBASE_WEB_CONFIG'],
  ['a secret that is too short', { API_SECRET: 'short' }, 'API_SECRET'],
  ['an address of a bucket that there is not', { S3_PUBLIC_URL: 'https://cdn.example' }, 'S3_BUCKET'],
  ['a bucket without its key', { S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID'],
  ['a bucket without its secret', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, 'S3_SECRET_ACCESS_KEY'],
  ['KMA without its key', { WEATHER_SOURCE: 'kma' }, 'KMA_SERVICE_KEY'],
  ['a source that is none', { WEATHER_SOURCE: 'weather.com' }, 'WEATHER_SOURCE'],
  ['a port that is none', { API_PORT: '70000' }, 'API_PORT'],
  ['a database that is no PostgreSQL', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
  ['an address that is none', { API_BASE_URL: 'api.internal' }, 'API_BASE_URL'],
])('rejects %s with one sentence that names the variable', (_, variables, name) => {
  expect(() => parseEnv(variables)).toThrow(EnvError);
  expect(() => parseEnv(variables)).toThrow(new RegExp(`^${name}[^\n]*\\.$`));
});

it('accepts production with its secrets, or with a remote host', () => {
  const production = { ...TOGETHER, ...VAPID };
  expect(() => parseEnv(production)).not.toThrow();
  expect(() =>
    parseEnv({
      NODE_ENV: 'production',
      API_BASE_URL: 'https://api.example.com',
      API_SECRET,
      SITE_URL,
      ...OPERATOR_ENV,
    }),
  ).not.toThrow();
});

it('requires of each role only the secrets that it uses', () => {
  const database = { NODE_ENV: 'production', DATABASE_URL, SITE_URL };
  const publicPictures = { S3_BUCKET: 'b', S3_PUBLIC_URL: 'https://cdn.example' };
  const web = { ...database, ...publicPictures, ROLE: 'web', API_SECRET, VAPID_PUBLIC_KEY: 'p', ...OPERATOR_ENV };
  expect(() => parseEnv(web)).not.toThrow();
  expect(() => parseEnv({ ...web, ROLE: 'all' })).toThrow('VAPID_PRIVATE_KEY');
  const dispatcher = { ...database, ...publicPictures, ...VAPID, ROLE: 'dispatch' };
  expect(() => parseEnv(dispatcher)).not.toThrow();
  expect(() => parseEnv({ ...dispatcher, ROLE: 'all' })).toThrow('API_SECRET');
});

it('matches .env.example, which lists every variable', () => {
  const example = parseEnvFile(readFileSync('.env.example', 'utf8'));
  expect(parseEnv(example)).toEqual(parseEnv({}));
  const own = ['NODE_ENV'];
  expect([...Object.keys(example), ...own].sort()).toEqual(VARIABLE_NAMES.toSorted());
});
