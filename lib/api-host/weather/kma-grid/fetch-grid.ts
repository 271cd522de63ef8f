import { kstDate, kstHour } from '@/lib/domain/kst';
import { baseDate, baseTime } from '../kma/base-times';
import { gatewayError } from '../kma/gateway-error';
import { below, parseJson } from '../provider-http';
import { ProviderError } from '../provider-error';
import type { FetchProvider } from '../supply/counted-fetch';
import { GRID_SERVICES } from './grid-services';
import { readGrid, type GridValues } from './read-grid';
import type { WantedGrid } from './wanted-grids';

export interface HubAccess {
  baseUrl: string;
  hubKey: string;
  fetch: FetchProvider;
}

const two = (value: number) => String(value).padStart(2, '0');
/** YYYYMMDDHH */
const hourStamp = (epochMs: number) => kstDate(epochMs).replaceAll('-', '') + two(kstHour(epochMs));

function addressOf({ service, variable, issuedAtMs, validAtMs }: WantedGrid, { baseUrl, hubKey }: HubAccess): URL {
  const url = below(baseUrl, GRID_SERVICES[service].path);
  const isVillage = service === 'village';
  url.searchParams.set('tmfc', isVillage ? hourStamp(issuedAtMs) : baseDate(issuedAtMs) + baseTime(issuedAtMs));
  if (service !== 'nowcast') url.searchParams.set('tmef', hourStamp(validAtMs));
  url.searchParams.set('vars', variable);
  url.searchParams.set('authKey', hubKey);
  return url;
}

/** A grid of the hub. @throws ProviderError; no-data where there is nothing of this issue, or nothing yet. */
export async function fetchGrid(wanted: WantedGrid, access: HubAccess, signal: AbortSignal): Promise<GridValues> {
  const { path } = GRID_SERVICES[wanted.service];
  const { status, body } = await access.fetch(addressOf(wanted, access), signal);
  // Refusals come as JSON, whatever was asked for.
  const json = body.startsWith('{') ? parseJson(body, path) : undefined;
  const refusal = gatewayError({ status, body, json }, path);
  if (refusal) throw refusal;
  if (body.trim() === '') throw new ProviderError('malformed', `${path}: an empty body`);
  return readGrid(body, wanted.variable, path);
}
