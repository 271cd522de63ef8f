import { presentOutfits } from '@/lib/api-host/outfit/present-outfits';
import type { Pictures } from '@/lib/api-host/pictures/pictures';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { ask } from '@/tests/unit/recommendation/ask';

const pictures = { getUrls: () => Promise.resolve({ presignedUrl: '/p', variants: [] }) } as unknown as Pictures;

const RAIN = { kind: 'rain', amountMm: 2, snowCm: 0, probabilityPct: 90 } as const;

const holdsUmbrella = ({ accessories }: Outfit) =>
  accessories.some(({ garment }) => garmentById.get(garment)?.slot === 'umbrella');

it('marks the outfits whose figure holds an umbrella, and only those', async () => {
  const { outfits } = ask({ date: '2026-04-12', minC: 12, maxC: 16, each: () => ({ precipitation: RAIN }) });
  const presented = await presentOutfits(outfits, { pictures, nowMs: 0, language: 'ko' });
  const marked = presented.filter(({ metadata }) => metadata.umbrella).map(({ id }) => id);
  expect(marked.length).toBeGreaterThan(0);
  expect(marked).toEqual(outfits.filter(({ outfit }) => holdsUmbrella(outfit)).map(({ outfit }) => outfit.id));
});
