import { formatDegrees } from '../card/card-content';
import type { Look } from '../outfit/look';

/** Everything that a widget's picture shows. It names the district, never the user. */
export interface WidgetContent {
  place: string;
  day: '오늘' | '내일';
  iconNumber: number;
  outfitId: string;
  title: string;
  reason: string;
  items: string[];
  takeAlong: string[];
  /** Whole °C; null if the real weather is unknown. */
  temperatures: Look['temperatures'];
  date: string;
  source: string;
  /** True if the weather is a fallback, so that the next request must not receive this picture. */
  isTemporary?: true;
}

export function composeWidgetContent({ region, day, date, weather, outfit, ...look }: Look): WidgetContent {
  return {
    place: region.sggnm,
    day: day === 'tomorrow' ? '내일' : '오늘',
    iconNumber: weather.iconNumber,
    outfitId: outfit.outfit.id,
    title: outfit.outfit.title,
    reason: outfit.reason,
    items: outfit.items.map(({ name }) => name),
    takeAlong: outfit.takeAlong.map(({ label }) => label),
    temperatures: look.temperatures,
    date,
    source: look.credit,
    ...(look.isTemporary && { isTemporary: true }),
  };
}

/** Formats the present temperature; dashes if the real weather is unknown. */
export const formatNow = ({ temperatures: { now } }: WidgetContent): string =>
  now === null ? '−−' : formatDegrees(now);

/** Facts of a picture as ASCII JSON, which the picture carries in its EXIF description. */
export function formatMetadata({ place, date, temperatures, outfitId, reason, items, takeAlong }: WidgetContent) {
  const facts = JSON.stringify({ place, date, temperatures, outfitId, reason, items, takeAlong });
  return facts.replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
