import type { LayerAdvice } from '@/lib/contract/outfit';
import type { Outfit } from '../wardrobe/wardrobe';
import type { WeatherHour } from '../weather/weather';
import { dayPartsOf } from './day-parts';
import type { Fit } from './fit';
import { withJosa } from './josa';
import type { Traits, GarmentMap, WornState } from './traits';

/** How the layers go on and off: one row for each part of the day that counts. */
export function layersOf(
  outfit: Outfit,
  traits: Traits,
  fit: Fit,
  hours: readonly WeatherHour[],
  garments: GarmentMap,
): LayerAdvice[] {
  const names = outfit.layers.map(({ garment }) => garments.get(garment)?.name ?? garment);
  let before: WornState | null = null;
  return dayPartsOf(hours).map(([part, indices]) => {
    const state = mostFrequent(indices.flatMap((index) => fit.states[index] ?? [])) ?? traits.states[0];
    const temperatures = indices.map((index) => hours[index]?.temperatureC ?? 0);
    const temperature = part === '낮' ? Math.max(...temperatures) : Math.min(...temperatures);
    const text =
      names.length === 0 ? (before ? '그대로 입어요.' : '이 차림 그대로 좋아요.') : adviceFor(names, state, before);
    before = state;
    return { part, temperature: Math.round(temperature) + 0, text };
  });
}

/** The commonest state; of equals the warmer one. */
function mostFrequent(states: readonly WornState[]): WornState | undefined {
  const count = (state: WornState) => states.filter((other) => other === state).length;
  return [...new Set(states)].sort((a, b) => count(b) - count(a) || b.clo - a.clo)[0];
}

function adviceFor(names: readonly string[], { layers, open }: WornState, before: WornState | null): string {
  const outer = names[layers - 1];
  if (!before) {
    if (layers < names.length) return `${withJosa(joined(names.slice(layers)), '은/는')} 챙겨서 들고 나서요.`;
    return open ? `${outer} 앞을 열어 입어요.` : `${outer}까지 입어요.`;
  }
  if (layers > before.layers) return `${withJosa(joined(names.slice(before.layers, layers)), '을/를')} 다시 입어요.`;
  if (layers < before.layers) return `${withJosa(joined(names.slice(layers, before.layers)), '은/는')} 벗어 들어요.`;
  if (!outer) return '가볍게 그대로 다녀요.';
  if (open !== before.open) return open ? `${outer} 앞을 열어요.` : `${outer} 앞을 여며요.`;
  return `${withJosa(outer, '은/는')} 그대로 입어요.`;
}

const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${withJosa(names.slice(0, -1).join(', '), '과/와')} ${names.at(-1)}`;
