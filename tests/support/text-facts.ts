const KOREAN_HOUR = /(새벽|오전|낮|오후|저녁|밤) (\d+)시/g;
const ENGLISH_HOUR = /(\d+) (am|pm)|\b(noon|midnight)\b/gi;

/** Returns the hours of the day, 0-23, that a Korean or English text mentions. */
function listHours(text: string): number[] {
  const korean = [...text.matchAll(KOREAN_HOUR)].map(([found, part = '', digits]) =>
    found === '밤 12시' ? 0 : (Number(digits) % 12) + (['새벽', '오전'].includes(part) ? 0 : 12),
  );
  const english = [...text.matchAll(ENGLISH_HOUR)].map(([, digits, half, name]) =>
    name ? (name.toLowerCase() === 'noon' ? 12 : 0) : (Number(digits) % 12) + (half === 'pm' ? 12 : 0),
  );
  return [...korean, ...english];
}

/** Lists what a Korean or English text mentions, sorted: names in angle brackets, degrees, hours and the present. */
export const listTextFacts = (text: string): string[] =>
  [
    ...(text.match(/<[^>]+>|−?\d+°/g) ?? []),
    ...listHours(text).map((hour) => `${hour} h`),
    ...(/지금|\bnow\b/.test(text) ? ['now'] : []),
  ].sort();
