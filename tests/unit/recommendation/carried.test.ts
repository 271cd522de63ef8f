import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { ask } from './ask';

/** A cool morning before a warm day, on which most layers are too warm for half of the outing. */
const SPRING = { date: '2024-05-10', maxC: 24, minC: 10 };

const isOutermost = (kinds: readonly string[]) => (outfit: (typeof OUTFITS)[number]) =>
  !outfit.occasion &&
  !outfit.uniform &&
  outfit.layers.length > 0 &&
  kinds.includes(getGarment(outfit.layers.at(-1)!.garment).model.kind);

/** Returns the share of the outing for which the outermost layer of an outfit is carried. */
function getCarriedShare(outfit: (typeof OUTFITS)[number]): number {
  const { states } = ask(SPRING, { gender: outfit.gender, outfits: [outfit] }).outfits[0]!.fit;
  return states.filter(({ inFull }) => !inFull).length / states.length;
}

it('carries no coat, padding or leather jacket for more than a third of the outing', () => {
  const coats = OUTFITS.filter(isOutermost(['coat', 'padded', 'leather-jacket']));
  expect(coats.every((outfit) => getTraits(outfit, garmentById).coat)).toBe(true);
  expect(coats.filter((outfit) => getCarriedShare(outfit) > 1 / 3).map(({ id }) => id)).toEqual([]);
});

it('has a cardigan carried for as long as it is too warm', () => {
  const shares = OUTFITS.filter(isOutermost(['cardigan'])).map(getCarriedShare);
  expect(shares.filter((share) => share > 1 / 3).length).toBeGreaterThan(shares.length / 2);
});

it('has a shell carried until it rains if it is warmer than 24 °C before', () => {
  const rain = { windSpeedMps: 11, precipitation: { kind: 'rain', amountMm: 2, probabilityPct: 90 } } as const;
  const day = { date: '2023-07-12', maxC: 29, minC: 27, each: (hour: number) => (hour >= 16 ? rain : {}) };
  const outfits = OUTFITS.filter(({ id }) => id === 'male-daily-windbreaker-nylon-shorts');
  const [first] = ask(day, { hour: 13, gender: 'MALE', outfits }).outfits;
  expect(first!.layers.map(({ part, text }) => [part, text])).toEqual([
    ['오후 1시', '바람막이는 들고 나서요.'],
    ['오후 4시', '비가 오면 바람막이를 입어요.'],
  ]);
  expect(first!.reason).not.toContain('바람막이 차림');
});
