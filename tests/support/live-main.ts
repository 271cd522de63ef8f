// Starts the servers that most browser tests share: the weather provider, and the production build with an embedded
// database. Arguments: the ports of server and provider.
import { startOwnServer } from './own-server';
import { startPlacesProvider } from './places-provider';

const [port, providerPort] = process.argv.slice(2).map(Number) as [number, number];

const provider = await startPlacesProvider(providerPort);
const server = await startOwnServer({
  program: 'app',
  port,
  env: {
    // Named, so that a fault of the provider is shown as an outage and not as sample weather.
    WEATHER_SOURCE: 'open-meteo',
    OPEN_METEO_BASE_URL: provider.url,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXY_HOPS: '1',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().finally(() => process.exit()));
