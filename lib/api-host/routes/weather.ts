import { getMidTermWeather, getPositionWeather } from '@/lib/contract/weather';
import { weatherAt } from '../weather/weather-at';
import { serve } from '../http/serve';
import { presentMidTerms, presentPosition } from '../weather/present';

export const weatherRoutes = [
  serve(getPositionWeather, async ({ query }, host, context) => {
    const { weather, ...freshness } = await weatherAt(query, host, context);
    return presentPosition(weather, freshness);
  }),
  serve(getMidTermWeather, async ({ query }, host, context) => {
    const { weather, ...freshness } = await weatherAt(query, host, context);
    return presentMidTerms(weather, freshness);
  }),
];
