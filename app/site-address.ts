import { env } from '@/lib/env';

/** The address that browsers see: configured, else what this one asked for. */
export const siteAddress = (asked: Headers): string =>
  env().SITE_URL ?? `${asked.get('x-forwarded-proto') ?? 'http'}://${asked.get('host') ?? 'localhost'}`;
