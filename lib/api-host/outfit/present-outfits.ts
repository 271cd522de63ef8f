import type { OutfitFile } from '@/lib/contract/outfit';
import { getSuitability } from '@/lib/domain/recommendation/suitability';
import type { RecommendedOutfit } from '@/lib/domain/recommendation/recommendation';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { presentFrame } from '../pictures/frames';
import { PICTURE_SIZE, type Pictures } from '../pictures/pictures';

/** Formats recommended outfits for `GET /api/v1/outfit`. The result contains nothing personal, such as bookmarks. */
export const presentOutfits = (
  chosen: RecommendedOutfit[],
  { pictures, nowMs }: { pictures: Pictures; nowMs: number },
): Promise<OutfitFile[]> =>
  Promise.all(
    chosen.map(async ({ outfit, picture, reason, title, alt, items, takeAlong, layers, told }) => ({
      id: outfit.id,
      bookmarked: false,
      metadata: {
        ...(await pictures.getUrls(picture.id, nowMs)),
        ...(picture.id !== outfit.id && { pictureId: picture.id }),
        ...PICTURE_SIZE,
        ...presentFrame(picture.id),
        title,
        alt,
        reason,
        items,
        takeAlong,
        layers,
        told,
        suits: getSuitability(outfit, garmentById),
      },
    })),
  );
