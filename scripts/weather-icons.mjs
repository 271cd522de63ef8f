// `node scripts/weather-icons.mjs`: creates public/weather/{1..20}.svg (animated) and {1..20}-still.svg from Meteocons
// (MIT, Bas Milius). Clouds are darkened for contrast on pale cards, and the view box is cropped to the drawing. Run
// `npm install --no-save @meteocons/svg@0.1.0` first.
import { readFileSync, writeFileSync } from 'node:fs';

const ICONS = {
  1: 'clear-day',
  2: 'clear-night',
  3: 'mostly-clear-day',
  4: 'mostly-clear-night',
  5: 'partly-cloudy-day',
  6: 'partly-cloudy-night',
  7: 'overcast',
  8: 'partly-cloudy-day-rain',
  9: 'overcast-rain',
  10: 'partly-cloudy-day-drizzle',
  11: 'partly-cloudy-night-drizzle',
  12: 'overcast-snow',
  13: 'clear-night',
  14: 'clear-night',
  15: 'overcast-sleet',
  16: 'partly-cloudy-day-snow',
  17: 'partly-cloudy-night-snow',
  18: 'thunderstorms-rain',
  19: 'fog',
  20: 'dust',
};

const RECOLOUR = {
  '#F3F7FE': '#E3ECF9',
  '#E6EFFC': '#A9BEDD',
  '#E2E8F0': '#8DA4C6',
  '#86C3DB': '#8FB4F0',
  '#72B9D5': '#6C93DF',
  '#B0BCCD': '#8C9BB3',
  '#94A3B8': '#74849D',
};

const crop = (name) => (/^clear/.test(name) ? '16 16 96 96' : '12 20 104 104');
const recolour = (svg) => svg.replace(/#[0-9a-f]{6}/gi, (hex) => RECOLOUR[hex.toUpperCase()] ?? hex);
/** Position and radius of the snowflakes (x, y, r), large enough to be distinguished from the cloud in small icons. */
const FLAKES = { 1: [43, 100, 8.5], 2: [64, 107, 8.5], 3: [85, 100, 8.5] };
/** Distance above their position at which animated flakes start to fall. */
const FALL = 9;
const arm = (x, y, r, degrees) => {
  const [dx, dy] = [r * Math.sin((degrees * Math.PI) / 180), r * Math.cos((degrees * Math.PI) / 180)];
  return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
};
const drawFlakes = (svg, above = 0) =>
  svg.replace(/<path id="Snowflake (\d)" d="[^"]*" fill="[^"]*"/g, (_, number) => {
    const [x, y, r] = FLAKES[number];
    const lines = [0, 60, 120].map((degrees) => arm(x, y - above, r, degrees)).join('');
    return `<path id="Snowflake ${number}" d="${lines}" stroke="#3F7FE8" stroke-width="3.6" stroke-linecap="round"`;
  });
/** Draws sleet as one drop between two flakes. */
const mixSleet = (svg) =>
  /Snowflake/.test(svg) && /Raindrop/.test(svg)
    ? svg
        .replace(/<path id="(Snowflake 2|Raindrop [13])"[^>]*>.*?<\/path>/gs, '')
        .replace('d="M64 88V91"', 'd="M64 96V108"')
    : svg;
const still = (svg) => svg.replace(/<animate\w*[^>]*\/>/g, '').replace(/opacity="0"/g, '');

for (const [number, name] of Object.entries(ICONS)) {
  const source = readFileSync(`node_modules/@meteocons/svg/fill/${name}.svg`, 'utf8');
  const drawn = recolour(source).replace('viewBox="0 0 128 128"', `viewBox="${crop(name)}"`);
  writeFileSync(`public/weather/${number}.svg`, drawFlakes(drawn, FALL));
  writeFileSync(`public/weather/${number}-still.svg`, mixSleet(drawFlakes(still(drawn))));
}
