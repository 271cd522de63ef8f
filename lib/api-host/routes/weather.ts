import { getMidTermWeather, getPositionWeather } from '@/lib/contract/weather';
import { toServedCell } from '../region/served-cell';
import { defineRoute, type Route } from '../http/define-route';
import type { WeatherDependencies } from '../weather/weather-dependencies';
import { presentMidTerms, presentPosition } from '../weather/present';
import { getWeatherForRequest } from './weather-for-request';

export const weatherRoutes: Route<WeatherDependencies>[] = [
  defineRoute(getPositionWeather, async ({ query }, host, context) => {
    const cell = toServedCell(query, host.regions);
    const { weather, ...freshness } = await getWeatherForRequest(cell, host, context);
    return presentPosition(weather, freshness, query.language);
  }),
  defineRoute(getMidTermWeather, async ({ query }, host, context) => {
    const cell = toServedCell(query, host.regions);
    const { weather, ...freshness } = await getWeatherForRequest(cell, host, context);
    return presentMidTerms(weather, freshness, query.language);
  }),
];
