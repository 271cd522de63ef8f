import { getMidTermWeather, getPositionWeather } from '@/lib/contract/weather';
import { getWeatherAt } from '../weather/weather-at';
import { defineRoute, type Route } from '../http/define-route';
import type { WeatherDependencies } from '../weather/weather-dependencies';
import { presentMidTerms, presentPosition } from '../weather/present';

export const weatherRoutes: Route<WeatherDependencies>[] = [
  defineRoute(getPositionWeather, async ({ query }, host, context) => {
    const { weather, ...freshness } = await getWeatherAt(query, host, context);
    return presentPosition(weather, freshness);
  }),
  defineRoute(getMidTermWeather, async ({ query }, host, context) => {
    const { weather, ...freshness } = await getWeatherAt(query, host, context);
    return presentMidTerms(weather, freshness);
  }),
];
