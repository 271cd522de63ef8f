/** Providers of weather by their names on the wire. Everything else about a provider is in its record on the host. */
export const WEATHER_PROVIDER_NAMES = ['kma', 'open-meteo', 'recorded'] as const;
export type WeatherProviderName = (typeof WEATHER_PROVIDER_NAMES)[number];
