import { getMidTermWeather, getPositionWeather } from '@/lib/contract/weather';
import { getWeatherAt } from '../weather/weather-at';
import { defineRoute } from '../http/define-route';
import { presentMidTerms, presentPosition } from '../weather/present';

export const weatherRoutes = [
  defineRoute(getPositionWeather, async ({ query }, host, context) => {
    const { weather, ...freshness } = await getWeatherAt(query, host, context);
    return presentPosition(weather, freshness);
  }),
  defineRoute(getMidTermWeather, async ({ query }, host, context) => {
    const { weather, ...freshness } = await getWeatherAt(query, host, context);
    return presentMidTerms(weather, freshness);
  }),
];
