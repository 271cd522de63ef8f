import { listWornAndCarried } from '@/lib/domain/recommendation/worn-and-carried';
import { getMessages } from '@/lib/messages/get-messages';
import { UNKNOWN_DEGREES } from '../card/card-content';
import type { Look } from '../outfit/look';

/** Everything that a widget's picture shows. It names the district, never the user. */
export interface WidgetContent {
  place: string;
  /** Place and day. */
  heading: string;
  iconNumber: number;
  outfitId: string;
  pictureId: string;
  title: string;
  reason: string;
  items: string[];
  takeAlong: string[];
  /** Line with the items to take along; null if there are none. */
  takeAlongText: string | null;
  /** Whole °C; null if the real weather is unknown. The picture carries them as data. */
  temperatures: Look['temperatures'];
  /** The present temperature as shown; dashes if it is unknown. */
  now: string;
  /** Lowest and highest temperature as shown; null if one is unknown. */
  lowAndHigh: { low: string; high: string } | null;
  date: string;
  source: string;
  /** True if the weather is a fallback, so that the next request must not receive this picture. */
  isTemporary?: true;
}

export function composeWidgetContent({ language, region, day, date, weather, outfit, ...look }: Look): WidgetContent {
  const { places, units, widget } = getMessages(language);
  const { now, low, high } = look.temperatures;
  const place = places.formatDistrict(region);
  const { worn, carried } = listWornAndCarried(outfit);
  const takeAlong = carried.map(({ label }) => label);
  return {
    place,
    heading: widget.formatHeading(place, day),
    iconNumber: weather.iconNumber,
    outfitId: outfit.outfit.id,
    pictureId: outfit.picture.id,
    title: outfit.title,
    reason: outfit.reason,
    items: worn,
    takeAlong,
    takeAlongText: takeAlong.length > 0 ? widget.formatTakeAlong(takeAlong) : null,
    temperatures: look.temperatures,
    now: now === null ? UNKNOWN_DEGREES : units.degrees(now),
    lowAndHigh: low === null || high === null ? null : { low: units.degrees(low), high: units.degrees(high) },
    date,
    source: look.credit,
    ...(look.isTemporary && { isTemporary: true }),
  };
}

/** Facts of a picture as ASCII JSON, which the picture carries in its EXIF description. */
export function formatMetadata({ place, date, temperatures, outfitId, reason, items, takeAlong }: WidgetContent) {
  const facts = JSON.stringify({ place, date, temperatures, outfitId, reason, items, takeAlong });
  return facts.replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
