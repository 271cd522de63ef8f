import { EnvError } from '@/lib/env';

/**
 * Paths of the providers' operations below their base addresses, with their versions. If there are several, they are
 * called in this order until one responds.
 */
export const DEFAULT_PATHS = {
  'kma-nowcast': ['/VilageFcstInfoService_2.0/getUltraSrtNcst'],
  'kma-ultra-short': ['/VilageFcstInfoService_2.0/getUltraSrtFcst'],
  'kma-village': ['/VilageFcstInfoService_2.0/getVilageFcst'],
  'kma-mid-land': ['/MidFcstInfoService/getMidLandFcst'],
  'kma-mid-temperature': ['/MidFcstInfoService/getMidTa'],
  // V5 replaced V4 with the same fields. A key may still be registered for V4 only.
  'kma-uv': ['/LivingWthrIdxServiceV5/getUVIdxV5', '/LivingWthrIdxServiceV4/getUVIdxV4'],
  'kma-warnings': ['/WthrWrnInfoService/getPwnStatus'],
  // PM2.5 is returned from version 1.0 on.
  airkorea: ['/ArpltnInforInqireSvc/getCtprvnRltmMesureDnsty?ver=1.5'],
  'kma-hub-nowcast': ['/api/typ01/cgi-bin/url/nph-dfs_odam_grd'],
  'kma-hub-ultra-short': ['/api/typ01/cgi-bin/url/nph-dfs_vsrt_grd'],
  'kma-hub-village': ['/api/typ01/cgi-bin/url/nph-dfs_shrt_grd'],
  'open-meteo-forecast': ['/v1/forecast'],
  'open-meteo-air': ['/v1/air-quality'],
  'open-meteo-geocoding': ['/v1/search'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** An operation of a provider whose path can be configured. */
export type ProviderOperation = keyof typeof DEFAULT_PATHS;
export const PROVIDER_OPERATIONS = Object.keys(DEFAULT_PATHS) as ProviderOperation[];

/** Configured paths by operation. Missing ones have the default. */
export type ProviderPaths = Partial<Record<ProviderOperation, readonly string[]>>;

const isOperation = (name: string): name is ProviderOperation => name in DEFAULT_PATHS;

/** Checks the names of `PROVIDER_PATHS`. Throws `EnvError` for an unknown one. */
export function validateProviderPaths(configured: Record<string, readonly string[]>): ProviderPaths {
  const unknown = Object.keys(configured).find((name) => !isOperation(name));
  if (unknown)
    throw new EnvError(
      `PROVIDER_PATHS: unknown operation ${unknown}. Known operations: ${PROVIDER_OPERATIONS.join(', ')}.`,
    );
  return configured;
}

export const getPaths = (operation: ProviderOperation, paths: ProviderPaths = {}): readonly string[] =>
  paths[operation] ?? DEFAULT_PATHS[operation];
