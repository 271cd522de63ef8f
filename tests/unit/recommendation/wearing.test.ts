import { CATEGORY_ID } from '@/lib/contract/category';
import { createEngine } from '@/tools/replay/engine';
import { createForecast } from '@/tools/replay/forecast';
import { createMorning } from '@/tools/replay/morning';
import { getSeoul2023Days, type ObservedDay } from '@/tools/replay/observed-days';
import { getActivity, toPictured, wearAsTold } from '@/tools/replay/wearing';

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

  it('is told no more than four rows, and a sign in every row but the first', () => {
    for (const day of DAYS) {
      const { layers } = dress(day).chosen.outfits[0]!;
      expect(layers.length).toBeLessThanOrEqual(4);
      for (const { text } of layers.slice(1))
        expect(text).toMatch(
          /^(−?\d+°부터|−?\d+° 아래로 내려가면|비가 오면|비가 그치면|바람이 세지면|바람이 자면|체감 −3° 아래면|추위가 풀리면) /,
        );
    }
  });

  it('closes the coat and puts on scarf and gloves in every hour that feels like -3.2 °C or less', () => {
    const frosty = getSeoul2023Days().filter(({ date }) => /^2023-(01|12)/.test(date));
    let hours = 0;
    for (const day of frosty.filter((_, index) => index % 4 === 0)) {
      const { fit, morning } = createEngine()(createMorning(day, CATEGORY_ID.daily, 'FEMALE'));
      const hasWarmPieces = fit.wearing.states.some(({ wrapped }) => wrapped);
      for (const [index, { feelsLikeC }] of morning.outdoorHours.entries()) {
        if (feelsLikeC > -3.2) continue;
        const { inFull, open, wrapped } = fit.states[index]!;
        expect({ inFull, open, wrapped }).toEqual({ inFull: true, open: false, wrapped: hasWarmPieces });
        hours += 1;
      }
    }
    expect(hours).toBeGreaterThan(50);
  });

  it('is told each rule once, even if showers come and go all day', () => {
    const [cool] = DAYS.filter(({ date }) => date.startsWith('2023-04'));
    const shower = { kind: 'rain', amountMm: 0.5, snowCm: null, probabilityPct: 90 } as const;
    const dry = { kind: 'none', amountMm: 0, snowCm: null, probabilityPct: 0 } as const;
    const hours = cool!.weather.hours.map((hour, index) => ({
      ...hour,
      temperatureC: 12,
      precipitation: index % 3 === 0 ? shower : dry,
    }));
    const weather = { ...cool!.weather, hours };
    for (const categoryId of [CATEGORY_ID.daily, CATEGORY_ID.business]) {
      const { outfits } = createEngine()(createMorning({ ...cool!, weather }, categoryId, 'FEMALE'));
      for (const { layers } of outfits) {
        const texts = layers.map(({ text }) => text.replace('다시 ', ''));
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.length).toBeLessThanOrEqual(4);
      }
    }
  });

  it('changes by the temperature that the rows name', () => {
    for (const day of DAYS) {
      const { fit, outfits, morning } = dress(day).chosen;
      const told = new Set(fit.wearing.steps.slice(1).map(({ fromC }) => fromC));
      for (const { text } of outfits[0]!.layers.slice(1)) {
        const [, degrees] = /^(−?\d+)°/.exec(text) ?? [];
        if (degrees) expect(told).toContain(Number(degrees.replace('−', '-')));
      }
      expect(morning.outdoorHours.length).toBe(fit.states.length);
    }
  });
});
