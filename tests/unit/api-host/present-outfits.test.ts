import { getFrame } from '@/lib/api-host/pictures/frames';
import { presentOutfits } from '@/lib/api-host/outfit/present-outfits';
import { listPictures } from '@/lib/api-host/pictures/list-pictures';
import type { Pictures } from '@/lib/api-host/pictures/pictures';
import { groupPictures } from '@/lib/domain/recommendation/picture-additions';
import { ask } from '@/tests/unit/recommendation/ask';

const pictures = {
  getUrls: (id: string) => Promise.resolve({ presignedUrl: `/p/${id}`, variants: [] }),
} as unknown as Pictures;

it('shows outfits in the pictures that the day needs, with the frames of these pictures', async () => {
  const dressed = groupPictures(listPictures('data/outfits'));
  const { outfits } = ask({ date: '2026-01-12', minC: -9, maxC: -2 }, { pictures: dressed });
  const presented = await presentOutfits(outfits, { pictures, nowMs: 0 });
  expect(presented.some(({ metadata }) => metadata.presignedUrl.includes('--closed'))).toBe(true);
  for (const [index, { id, metadata }] of presented.entries()) {
    const { outfit, picture } = outfits[index]!;
    expect([id, metadata.presignedUrl]).toEqual([outfit.id, `/p/${picture.id}`]);
    expect(metadata.pictureId ?? id).toBe(picture.id);
    expect(metadata.frame?.box).toEqual(getFrame(picture.id)?.box);
    expect(metadata.frame).toBeDefined();
  }
});
