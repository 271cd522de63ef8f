import sharp from 'sharp';
import { z } from 'zod';

const degrees = z.number().nullable();

/** Facts in the EXIF description of the picture of a widget. */
export const widgetFacts = z.object({
  place: z.string(),
  date: z.iso.date(),
  temperatures: z.object({ now: degrees, feelsLike: degrees, low: degrees, high: degrees }),
  outfitId: z.string(),
  reason: z.string(),
  items: z.array(z.string()),
  takeAlong: z.array(z.string()),
});

/** Reads the facts that the picture of a widget carries in its EXIF description. */
export async function readWidgetFacts(picture: Buffer): Promise<z.infer<typeof widgetFacts>> {
  const { exif } = await sharp(picture).metadata();
  const text = exif?.toString('latin1') ?? '';
  const [json = ''] = /\{"place".*\}/.exec(text) ?? [];
  return widgetFacts.parse(JSON.parse(json));
}
