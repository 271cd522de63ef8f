import { z } from 'zod';
import type { PlaceAbroad } from '@/lib/contract/places-abroad';
import { timeZone } from '@/lib/contract/time-zone';
import { getCellCentre, toGridCell } from '@/lib/domain/dfs-grid';
import { fetchOpenMeteo } from '../weather/open-meteo/fetch-open-meteo';
import type { OpenMeteoConfig } from '../weather/open-meteo/open-meteo-record';
import { appendPath } from '../weather/provider-http';
import { createOperation } from '../weather/supply/operation';
import type { ProviderTools } from '../weather/supply/provider-tools';
import type { Geocoder } from './geocoder';

const KOREA = 'KR';
const MOST_RESULTS = 10;
const HANGUL = /\p{sc=Hangul}/u;

const name = z.string().trim().min(1).max(100);

/** Fields without a value are missing. Other fields are ignored. */
const result = z.object({
  name,
  latitude: z.number().min(-85).max(85),
  longitude: z.number().min(-180).max(180),
  country_code: z.string().length(2),
  country: name.optional(),
  admin1: name.optional().catch(undefined),
  timezone: timeZone,
});

/** Without a hit, `results` is missing. */
const geocoding = z.object({ results: z.array(z.unknown()).default([]) });

function toPlace(row: z.infer<typeof result>): PlaceAbroad {
  const centre = getCellCentre(toGridCell({ lat: row.latitude, lon: row.longitude }));
  const area = row.admin1 === row.name ? undefined : row.admin1;
  return {
    name: row.name,
    within: [row.country ?? row.country_code, area].filter(Boolean).join(' '),
    latitude: centre.lat,
    longitude: centre.lon,
    timeZone: row.timezone,
  };
}

/**
 * Creates the client of Open-Meteo's geocoder. Results without a usable point, country or time zone are left out, as are
 * places in Korea, which the app's own search finds.
 */
export function createOpenMeteoGeocoder(
  { baseUrl, openMeteoApiKey, paths }: Pick<OpenMeteoConfig, 'openMeteoApiKey' | 'paths'> & { baseUrl: string },
  { createFetch, keyWatch }: Pick<ProviderTools, 'createFetch' | 'keyWatch'>,
): Geocoder {
  const fetch = createFetch('open-meteo-abroad');
  const call = createOperation('open-meteo-geocoding', { paths, keyWatch });

  function buildUrl(path: string, typed: string, language: string): URL {
    const url = appendPath(baseUrl, path);
    url.searchParams.set('name', typed);
    url.searchParams.set('count', String(MOST_RESULTS));
    // The service matches the names of one language and the local ones.
    url.searchParams.set('language', HANGUL.test(typed) ? 'ko' : language);
    url.searchParams.set('format', 'json');
    if (openMeteoApiKey) url.searchParams.set('apikey', openMeteoApiKey);
    return url;
  }

  return {
    async search(typed, language, signal) {
      const { results } = await call((path) =>
        fetchOpenMeteo(fetch, buildUrl(path, typed, language), geocoding, signal),
      );
      return results
        .flatMap((row) => result.safeParse(row).data ?? [])
        .filter(({ country_code: code }) => code !== KOREA)
        .slice(0, MOST_RESULTS)
        .map(toPlace);
    },
  };
}
