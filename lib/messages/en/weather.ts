import type { Messages } from '../messages';
import { weatherIcons } from './weather-icons';

export const weather: Messages['weather'] = {
  icons: weatherIcons,
  uvGrades: { low: 'Low', moderate: 'Moderate', high: 'High', veryHigh: 'Very high', extreme: 'Extreme' },
  airGrades: { good: 'Good', moderate: 'Moderate', poor: 'Poor', veryPoor: 'Very poor' },
  unknown: { conditions: 'No weather data', message: 'The weather has not arrived yet.' },
};
