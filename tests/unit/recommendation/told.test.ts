import { toldOutfit } from '@/lib/contract/told-field';
import { formatTold, parseTold, toWearing } from '@/lib/domain/recommendation/told-wearing';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { CATEGORY_IDS } from '@/lib/contract/category';
import { makeDayWeather } from '@/tests/support/day-weather';
import { ask } from './ask';

const DAYS = [
  { date: '2023-01-25', maxC: -6, minC: -15 },
  { date: '2023-03-15', maxC: 14, minC: 2 },
  { date: '2023-10-25', maxC: 21, minC: 8 },
  { date: '2023-08-05', maxC: 33, minC: 26 },
];

it.each(DAYS)('a recommendation of $date keeps its hours and layers as text', (day) => {
  for (const categoryId of CATEGORY_IDS) {
    const { outfits, frozen, date } = ask(day, { categoryId });
    for (const { outfit, fit, told } of outfits) {
      expect(toldOutfit.safeParse(told).success).toBe(true);
      const traits = getTraits(outfit, garmentById);
      const parsed = parseTold(date, told);
      expect(parsed.hours).toEqual(frozen.hours.map(({ epochMs }) => epochMs));
      const { wearing } = fit;
      expect(toWearing(traits, parsed)).toEqual({
        ...wearing,
        rules: undefined,
        states: wearing.states.map((state) => ({ ...state, clo: expect.closeTo(state.clo, 1) as number })),
        steps: [...wearing.steps],
      });
      expect(formatTold(date, parsed.hours, traits, toWearing(traits, parsed))).toBe(told);
    }
  }
});

it('texts tell the numbers that screens show when clothes are chosen for a corrected forecast', () => {
  const [provided, corrected] = [
    { date: '2023-01-25', maxC: -9, minC: -16 },
    { date: '2023-01-25', maxC: -6, minC: -13 },
  ];
  const shown = (hour: number) => ({ weather: makeDayWeather({ ...provided, hour }) });
  const idsOf = ({ outfits }: ReturnType<typeof ask>) => outfits.map(({ outfit }) => outfit.id);
  const chosen = ask(corrected, { shown: shown(7) });
  const [byProvider, byOwn] = [ask(provided), ask(corrected)];
  expect([idsOf(chosen), chosen.level]).toEqual([idsOf(byOwn), byOwn.level]);
  expect(chosen.feelsLikeRange).toEqual(byProvider.feelsLikeRange);
  expect(chosen.feelsLikeRange).not.toEqual(byOwn.feelsLikeRange);
  // After the outing, the reason tells the lowest and highest temperature.
  const past = { hour: 23, requestedHours: { day: 'today' as const } };
  const reasonOf = (...given: Parameters<typeof ask>) => ask(...given).outfits[0]!.reason;
  expect(reasonOf(corrected, { ...past, shown: shown(23) })).toBe(reasonOf(provided, past));
  expect(reasonOf(provided, past)).not.toBe(reasonOf(corrected, past));
});

it('a state that the outfit lacks counts as its warmest', () => {
  const { outfit } = ask(DAYS[3]!).outfits[0]!;
  const traits = getTraits(outfit, garmentById);
  const { states, steps } = toWearing(traits, parseTold('2023-08-05', '7-22/9,12:8'));
  expect(steps.every(({ state }) => state < states.length)).toBe(true);
});

it.each(['', '7-22', '7-22/', '7-22/10', '7-22/2,12', '7/2', '7-22/2/x', `7-22/2${',12:1'.repeat(40)}`])(
  'rejects %j',
  (text) => expect(toldOutfit.safeParse(text).success).toBe(false),
);
