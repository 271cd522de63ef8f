import { kstDate, kstHour } from '@/lib/domain/kst';
import { formatBaseDate, formatBaseTime } from '../kma/base-times';
import { parsePortalError } from '../kma/portal-error';
import { appendPath, parseJson, type ProviderResponse } from '../provider-http';
import { ProviderError } from '../provider-error';
import { takeTurn } from '../take-turn';
import type { FetchProvider } from '../supply/budgeted-fetch';
import { createOperation, type CallOperation, type OperationOptions } from '../supply/operation';
import { GRID_SERVICES, type GridServiceName } from './grid-services';
import { prepareLandCells } from './land-cells';
import { parseGrid, startsWithNumber, type GridValues } from './parse-grid';
import type { RequiredGrid } from './required-grids';

export interface HubAccess {
  baseUrl: string;
  hubKey: string;
  fetch: FetchProvider;
  call: Record<GridServiceName, CallOperation>;
}

/** Creates the callers of the hub's operations. */
export const createGridCalls = (options: OperationOptions): HubAccess['call'] => ({
  nowcast: createOperation(GRID_SERVICES.nowcast.operation, options),
  'ultra-short': createOperation(GRID_SERVICES['ultra-short'].operation, options),
  village: createOperation(GRID_SERVICES.village.operation, options),
});

const padTwo = (value: number) => String(value).padStart(2, '0');
/** Formats an hour as YYYYMMDDHH. */
const formatHour = (epochMs: number) => kstDate(epochMs).replaceAll('-', '') + padTwo(kstHour(epochMs));

function buildUrl(
  { service, variable, issuedAtMs, validAtMs }: RequiredGrid,
  { baseUrl, hubKey }: HubAccess,
  path: string,
): URL {
  const url = appendPath(baseUrl, path);
  const isVillage = service === 'village';
  url.searchParams.set(
    'tmfc',
    isVillage ? formatHour(issuedAtMs) : formatBaseDate(issuedAtMs) + formatBaseTime(issuedAtMs),
  );
  if (service !== 'nowcast') url.searchParams.set('tmef', formatHour(validAtMs));
  url.searchParams.set('vars', variable);
  url.searchParams.set('authKey', hubKey);
  return url;
}

/**
 * Fetches a grid from the hub.
 * @throws ProviderError; no-data if this issue does not exist or is not published yet.
 */
export const fetchGrid = (required: RequiredGrid, access: HubAccess, signal: AbortSignal): Promise<GridValues> =>
  access.call[required.service]((path) => fetchGridAt(path, required, access, signal));

/** Returns the error of a response without a grid. Errors are comments, JSON or HTML, with any status. */
function parseRefusal({ status, body }: ProviderResponse, path: string): ProviderError {
  const json = body.startsWith('{') ? parseJson(body, path) : undefined;
  return (
    parsePortalError({ status, body, json }, path) ??
    new ProviderError('malformed', `${path}: not a grid: ${body.trim().slice(0, 80) || 'an empty body'}`)
  );
}

async function fetchGridAt(
  path: string,
  required: RequiredGrid,
  access: HubAccess,
  signal: AbortSignal,
): Promise<GridValues> {
  const response = await access.fetch(buildUrl(required, access, path), signal);
  await prepareLandCells();
  await takeTurn();
  if (response.status !== 200 || !startsWithNumber(response.bytes)) throw parseRefusal(response, path);
  return parseGrid(response.bytes, required.variable, path);
}
