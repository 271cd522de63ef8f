import type { WeatherProviderName } from '@/lib/contract/weather-provider-name';
import { createWarningReader, type ReadWarnings } from './kma/read-warnings';
import { createKmaProvider } from './kma/kma-provider';
import { createGridProvider, createOldGridProvider } from './kma-grid/grid-provider';
import { createGrids, type Grids } from './kma-grid/grids';
import { createOpenMeteoProvider } from './open-meteo/open-meteo-provider';
import type { WeatherConfig } from './provider-records';
import type { ProviderTools } from './supply/provider-tools';
import type { WeatherProvider } from './weather-provider';

/** One way to fetch weather from a provider. */
interface Transport {
  label: string;
  isConfigured: (config: WeatherConfig) => boolean;
  /** Returns null if the transport is not configured. */
  create: (config: WeatherConfig, tools: ProviderTools, grids: Grids | null) => WeatherProvider | null;
}

interface Selection {
  /** In order of preference. Empty for recorded weather, which the weather service reads itself. */
  transports: Transport[];
  /** Returns the setting without which the provider is not used as a fallback; null if it may be used. */
  missingForFallback: (config: WeatherConfig) => string | null;
}

const GRIDS: Transport = {
  label: "KMA's grids",
  isConfigured: ({ kmaHubKey }) => Boolean(kmaHubKey),
  create: (config, tools, grids) => grids && createGridProvider(config, grids.cache, tools),
};

const PORTAL: Transport = {
  label: 'KMA',
  isConfigured: ({ kmaServiceKey }) => Boolean(kmaServiceKey),
  create: ({ kmaServiceKey, ...config }, tools) =>
    kmaServiceKey ? createKmaProvider({ ...config, kmaServiceKey }, tools) : null,
};

const OPEN_METEO: Transport = {
  label: 'Open-Meteo',
  isConfigured: () => true,
  create: (config, tools) => createOpenMeteoProvider(config, tools),
};

/** Grids that are too old to be preferred to other providers. */
const OLD_GRIDS: Transport = {
  label: "KMA's old grids",
  isConfigured: (config) => GRIDS.isConfigured(config) && PORTAL.isConfigured(config),
  create: (config, tools, grids) => grids && createOldGridProvider(config, grids.cache, tools),
};

/** In order of preference. */
const SELECTIONS = {
  kma: { transports: [GRIDS, PORTAL], missingForFallback: () => null },
  'open-meteo': {
    transports: [OPEN_METEO],
    missingForFallback: ({ openMeteoApiKey, openMeteoFallback }) =>
      openMeteoApiKey || openMeteoFallback === 'allow' ? null : 'OPEN_METEO_API_KEY or OPEN_METEO_FALLBACK=allow',
  },
  recorded: { transports: [], missingForFallback: () => null },
} satisfies Record<WeatherProviderName, Selection>;

const isConfigured = ({ transports }: Selection, config: WeatherConfig) =>
  transports.some((transport) => transport.isConfigured(config));

/** Lists the configured providers in order of preference. The first is the main one, the others are fallbacks. */
function listConfigured(config: WeatherConfig): Selection[] {
  const { weatherSource } = config;
  if (weatherSource) return [SELECTIONS[weatherSource]];
  return Object.values<Selection>(SELECTIONS).filter((selection) => isConfigured(selection, config));
}

/** Lists the transports in the order in which they are called. */
function listTransports(config: WeatherConfig): Transport[] {
  return listConfigured(config)
    .filter(({ missingForFallback }, index) => index === 0 || missingForFallback(config) === null)
    .flatMap(({ transports }) => transports.filter((transport) => transport.isConfigured(config)));
}

/** Returns the store of KMA's grids; null if the configuration does not use them. */
export function createConfiguredGrids(config: WeatherConfig, tools: ProviderTools): Grids | null {
  const { kmaHubKey, kmaHubBaseUrl, paths } = config;
  if (!kmaHubKey || !kmaHubBaseUrl || !listTransports(config).includes(GRIDS)) return null;
  return createGrids({ kmaHubKey, kmaHubBaseUrl, paths }, tools);
}

/** Returns the reader of weather warnings; null if no configured provider reports them. */
export function createConfiguredWarningReader(config: WeatherConfig, tools: ProviderTools): ReadWarnings | null {
  const { kmaServiceKey, kmaBaseUrl, paths } = config;
  const isUsed = listTransports(config).some((transport) => transport === GRIDS || transport === PORTAL);
  return kmaServiceKey && isUsed ? createWarningReader({ kmaServiceKey, kmaBaseUrl, paths }, tools) : null;
}

/**
 * Creates the providers in the order in which they are called. If `weatherSource` is set, only that provider is used.
 * Otherwise KMA comes first if it has a key. Open-Meteo replaces it, or follows it if its licence allows.
 */
export const createProviders = (
  config: WeatherConfig,
  tools: ProviderTools,
  grids: Grids | null = null,
): WeatherProvider[] => {
  const transports = listTransports(config);
  const isGridAmongOthers = transports.includes(GRIDS) && OLD_GRIDS.isConfigured(config);
  return [...transports, ...(isGridAmongOthers ? [OLD_GRIDS] : [])].flatMap(
    ({ create }) => create(config, tools, grids) ?? [],
  );
};

/**
 * Describes the order of the providers, and the setting that a provider lacks to be a fallback, for the log at start.
 */
export function describeProviders(config: WeatherConfig): string {
  const labels = [...listTransports(config).map(({ label }) => label), 'recorded weather'];
  const missing = listConfigured(config)
    .slice(1)
    .flatMap(({ transports, missingForFallback }) => {
      const setting = missingForFallback(config);
      return setting ? [`; ${transports[0]?.label} is no fallback without ${setting}`] : [];
    });
  return `weather comes from ${labels.join(', then ')}${missing.join('')}`;
}
