import type { SkyTheme } from '@/lib/contract/weather';

/** Sky of the light color scheme (app/tokens.css). Cards always use the light scheme. */
interface Sky {
  /** Colors at the top, at 40 % and at 75 % of the height. */
  colors: readonly [string, string, string];
  glow: { color: string; x: number };
}

const SKIES: Readonly<Record<SkyTheme, { day: Sky; night: Sky }>> = {
  sunny: {
    day: { colors: ['#cfe6ff', '#e9f4ff', '#f7faff'], glow: { color: '#ffe6ae', x: 0.82 } },
    night: { colors: ['#c3ccf4', '#dde3fa', '#f3f5fd'], glow: { color: '#f3edff', x: 0.82 } },
  },
  cloudy: {
    day: { colors: ['#d6deea', '#e6ecf4', '#f4f7fb'], glow: { color: '#f5f8fc', x: 0.7 } },
    night: { colors: ['#c6cee0', '#dce2ee', '#f1f4f9'], glow: { color: '#e2e6f5', x: 0.7 } },
  },
  rainy: {
    day: { colors: ['#bfd2e8', '#d9e5f2', '#f0f5fa'], glow: { color: '#dbe9f7', x: 0.24 } },
    night: { colors: ['#b4c3df', '#d1dbed', '#edf1f8'], glow: { color: '#cbd8ee', x: 0.24 } },
  },
};

export const INK = '#17212f';
export const INK_2 = '#4a566a';
export const LOW = '#1f57db';
export const HIGH = '#bf3a22';

const RAIN_GAP = 86;
/** Horizontal offset of the rain lines for each pixel downwards. */
const RAIN_SLOPE = -0.21;

function renderRain(width: number, height: number): string {
  const count = Math.ceil((width - height * RAIN_SLOPE) / RAIN_GAP);
  const lines = Array.from({ length: count }, (_, i) => `M${i * RAIN_GAP} 0l${height * RAIN_SLOPE} ${height}`);
  return `<path d="${lines.join('')}" stroke="url(#rain)" stroke-width="2.5"/>`;
}

interface SkyOptions {
  sky: SkyTheme;
  night: boolean;
  width: number;
  height: number;
  panel: { left: number; top: number; width: number; height: number; radius: number };
}

/** Renders the background of a card as SVG: sky, glow, rain and the shadow of the picture. */
export function renderSky({ sky, night, width, height, panel }: SkyOptions): Buffer {
  const { colors, glow } = SKIES[sky][night ? 'night' : 'day'];
  const [top, third, twoThirds] = colors;
  const { left, top: y, width: w, height: h, radius } = panel;
  const glowRadius = Math.min(width, height) * 0.5;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".4" stop-color="${third}"/><stop offset=".75" stop-color="${twoThirds}"/><stop offset="1" stop-color="#fff"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${glow.color}"/><stop offset="1" stop-color="${glow.color}" stop-opacity="0"/></radialGradient>
<linearGradient id="rain" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4f8ff7" stop-opacity=".24"/><stop offset="1" stop-color="#4f8ff7" stop-opacity="0"/></linearGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter>
</defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="${width * glow.x}" cy="0" r="${glowRadius}" fill="url(#glow)"/>
${sky === 'rainy' ? renderRain(width, height * 0.5) : ''}
<rect x="${left + 8}" y="${y + 18}" width="${w - 16}" height="${h - 12}" rx="${radius}" fill="#28426c" opacity=".2" filter="url(#soft)"/>
</svg>`);
}
