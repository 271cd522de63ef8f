import { CATEGORY_ID } from '@/lib/contract/category';
import { createMorning } from '@/tests/support/recorded-days/morning';
import { getSeoul2023Days, type ObservedDay } from '@/tests/support/recorded-days/observed-days';
import { createEngine } from '../replay/engine';
import { createForecast } from '../replay/forecast';
import { getActivity, toPictured, wearAsTold } from '../replay/wearing';

const DAYS = getSeoul2023Days().filter((_, index) => index % 14 === 0);
const standard = 'blended' as const;

/** Chooses by a forecast of a day and wears the first outfit in its true weather, `offC` colder than observed. */
function dress(day: ObservedDay, offC = 0) {
  const colder = (hour: ObservedDay['weather']['now']) => ({ ...hour, temperatureC: hour.temperatureC - offC });
  const { now, hours } = day.weather;
  const became = { ...day.weather, now: colder(now), hours: hours.map(colder) };
  const chosen = createEngine()(createMorning(day, CATEGORY_ID.daily, 'FEMALE', createForecast(day, 'growing')));
  const morning = createMorning({ ...day, weather: became }, CATEGORY_ID.daily, 'FEMALE');
  const { traits, fit } = chosen;
  const wearer = { traits, wearing: fit.wearing, activity: getActivity(morning, 'usual'), standard };
  return { chosen, morning, wearer };
}

describe('a wearer in the replay', () => {
  it('wears nothing that was not told, however cold the day becomes', () => {
    for (const day of DAYS) {
      const { morning, wearer } = dress(day, 8);
      const { states, thermals } = wearer.wearing;
      expect(states.some(({ extra }) => extra)).toBe(wearer.wearing.extra);
      const most = states.at(-1)!.clo + (thermals ? 0.3 : 0) + 0.11;
      for (const { clo } of wearAsTold(morning, wearer)) expect(clo).toBeLessThanOrEqual(most);
    }
  });

  it('wears only what is in the picture if asked to', () => {
    for (const day of DAYS) {
      const { morning, wearer } = dress(day, 8);
      const pictured = { ...wearer, ...toPictured(wearer.traits, wearer.wearing) };
      const most = wearer.traits.states.at(-1)!.clo;
      for (const { clo } of wearAsTold(morning, pictured)) expect(clo).toBeLessThanOrEqual(most + 1e-9);
    }
  });
});
