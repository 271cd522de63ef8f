import { CATEGORY_ID } from '@/lib/contract/category';
import { COMFORTABLE_VOTE } from '@/lib/domain/comfort/thermal-vote';
import { kstHour } from '@/lib/domain/kst';
import { getTraits } from '@/lib/domain/recommendation/traits';
import type { WornHour } from '@/lib/domain/recommendation/wear-by-feel';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { KO } from '@/lib/messages/ko/messages';
import { createMorning } from '@/tests/support/recorded-days/morning';
import { getSeoul2023Days, type ObservedDay } from '@/tests/support/recorded-days/observed-days';
import { BASELINES } from '../replay/baselines';
import { createEngine } from '../replay/engine';
import { createForecast } from '../replay/forecast';
import { JUDGE } from '../replay/replay';
import { getActivity, MANNERS, toPictured, wearAsTold, wearBaseline } from '../replay/wearing';

const DAYS = getSeoul2023Days().filter((_, index) => index % 14 === 0);
const standard = JUDGE;

/** Chooses by a forecast of a day and wears the first outfit in its true weather, `offC` colder than observed. */
function dress(day: ObservedDay, offC = 0, forecast = createForecast(day, 'growing')) {
  const colder = (hour: ObservedDay['weather']['now']) => ({ ...hour, temperatureC: hour.temperatureC - offC });
  const { now, hours } = day.weather;
  const became = { ...day.weather, now: colder(now), hours: hours.map(colder) };
  const chosen = createEngine()(createMorning(day, CATEGORY_ID.daily, 'FEMALE', forecast));
  const morning = createMorning({ ...day, weather: became }, CATEGORY_ID.daily, 'FEMALE');
  const { traits, fit } = chosen;
  const wearer = { traits, wearing: fit.wearing, activity: getActivity(morning, 'usual'), standard };
  return { chosen, morning, wearer };
}

const isComfortable = ({ vote }: WornHour) => Math.abs(vote) <= COMFORTABLE_VOTE;

describe.each(MANNERS)('a wearer in the replay who follows the rows %s', (manner) => {
  it('wears nothing that was not told, however cold the day becomes', () => {
    for (const day of DAYS) {
      const { morning, wearer } = dress(day, 8);
      const { states, thermals } = wearer.wearing;
      expect(states.some(({ extra }) => extra)).toBe(wearer.wearing.extra);
      const most = states.at(-1)!.clo + (thermals ? 0.3 : 0) + 0.11;
      for (const { clo } of wearAsTold(morning, wearer, manner)) expect(clo).toBeLessThanOrEqual(most);
    }
  });

  it('wears only what is in the picture if asked to', () => {
    for (const day of DAYS) {
      const { morning, wearer } = dress(day, 8);
      const pictured = { ...wearer, ...toPictured(wearer.traits, wearer.wearing) };
      const most = wearer.traits.states.at(-1)!.clo;
      for (const { clo } of wearAsTold(morning, pictured, manner)) expect(clo).toBeLessThanOrEqual(most + 1e-9);
    }
  });
});

describe('a wearer who follows the rows to the letter', () => {
  it('carries and opens in the first hour whatever the first row names, and wears the rest', () => {
    let layered = 0;
    for (const day of DAYS) {
      const { chosen, morning, wearer } = dress(day, 0, day.weather);
      const { outfit, layers } = chosen.outfits[0]!;
      const [first] = wearAsTold(morning, wearer, 'to the letter');
      const outermost = outfit.layers.at(-1);
      if (!outermost || wearer.wearing.extra || wearer.wearing.thermals) continue;
      const text = layers[0]!.text.split(' 걷다 더우면')[0]!;
      const name = KO.garments[outermost.garment];
      const isCarried = new RegExp(`${name}[은는] 들고`).test(text);
      const isOpen = !isCarried && text.includes(`${name} 앞을 열어`);
      const isWorn = ({ inFull, open }: (typeof wearer.traits.states)[number]) =>
        inFull === !isCarried && (isCarried || open === isOpen);
      expect(wearer.traits.states.filter(isWorn).map(({ clo }) => clo)).toContainEqual(
        expect.closeTo(first!.clo, 0.11),
      );
      layered += 1;
    }
    expect(layered).toBeGreaterThan(0);
  });

  it('takes up a new state only in an hour that has a row, on a day that goes as forecast', () => {
    let rows = 0;
    for (const day of DAYS) {
      const { chosen, morning, wearer } = dress(day, 0, day.weather);
      const worn = wearAsTold(morning, wearer, 'to the letter').map(({ clo }) => clo);
      const { layers } = chosen.outfits[0]!;
      rows += layers.length;
      const { states } = chosen.fit;
      const begins = states.map((state, hour) => hour > 0 && !states.slice(0, hour).includes(state));
      for (const [hour, { epochMs }] of morning.hours.entries()) {
        // An added scarf, which the row keeps on, counts only in the cold hours.
        if (Math.abs(worn[hour]! - worn[0]!) > 0.05) expect(layers.length).toBeGreaterThan(1);
        if (begins[hour]) expect(layers.map(({ part }) => part)).toContain(KO.layers.formatStart(kstHour(epochMs)));
      }
    }
    expect(rows).toBeGreaterThan(DAYS.length);
  });

  it('stays as told if that feels too warm, when a wearer by feel takes something off', () => {
    let corrected = 0;
    for (const day of DAYS) {
      const { chosen, morning, wearer } = dress(day, 0, day.weather);
      const letter = wearAsTold(morning, wearer, 'to the letter');
      expect(letter.map(({ clo }) => clo)).toEqual(chosen.fit.clo);
      const feel = wearAsTold(morning, wearer, 'by feel');
      for (const [hour, worn] of letter.entries()) {
        if (isComfortable(worn)) expect(feel[hour]).toEqual(worn);
        else expect(Math.abs(feel[hour]!.vote)).toBeLessThanOrEqual(Math.abs(worn.vote));
        corrected += Number(feel[hour]!.clo !== worn.clo);
      }
    }
    expect(corrected).toBeGreaterThan(0);
  });
});

describe('the wearer of a baseline', () => {
  it('wears the clothes of the rule in full all day to the letter, and sheds them by feel', () => {
    let shed = 0;
    for (const day of DAYS) {
      const morning = createMorning(day, CATEGORY_ID.daily, 'FEMALE');
      const traits = getTraits(BASELINES['band at 08 h'](morning), garmentById);
      const usual = { activity: getActivity(morning, 'usual'), standard };
      const [letter, feel] = MANNERS.map((manner) => wearBaseline(traits, morning, usual, manner)) as [
        WornHour[],
        WornHour[],
      ];
      expect(new Set(letter.map(({ clo }) => clo))).toEqual(new Set([traits.states.at(-1)!.clo]));
      for (const [hour, { vote }] of feel.entries())
        expect(Math.abs(vote)).toBeLessThanOrEqual(Math.abs(letter[hour]!.vote));
      shed += feel.filter(({ clo }, hour) => clo < letter[hour]!.clo).length;
    }
    expect(shed).toBeGreaterThan(0);
  });
});
