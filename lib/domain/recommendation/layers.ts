import type { Outfit, WornGarment } from '../wardrobe/wardrobe';
import type { WeatherHour } from '../weather/weather';
import { dayPartsOf, type DayPart } from './day-parts';
import type { Fit } from './fit';
import { withJosa } from './josa';
import type { Traits, Wardrobe } from './traits';

export interface LayerAdvice {
  part: DayPart;
  /** Whole °C: the coldest of morning and evening, the warmest of the day. */
  temperature: number;
  text: string;
}

/** How the layers go on and off: one row for each part of the day that counts. */
export function layersOf(
  outfit: Outfit,
  traits: Traits,
  fit: Fit,
  hours: readonly WeatherHour[],
  wardrobe: Wardrobe,
): LayerAdvice[] {
  let before: number | null = null;
  return dayPartsOf(hours).map(([part, indices]) => {
    const state = mostFrequent(indices.map((index) => fit.worn[index] ?? 0));
    const temperatures = indices.map((index) => hours[index]?.temperatureC ?? 0);
    const temperature = part === '낮' ? Math.max(...temperatures) : Math.min(...temperatures);
    const text = adviceFor(outfit, traits, state, before, wardrobe);
    before = state;
    return { part, temperature: Math.round(temperature) + 0, text };
  });
}

/** The commonest state; of equals the warmer one. */
function mostFrequent(states: readonly number[]): number {
  const count = (state: number) => states.filter((other) => other === state).length;
  return [...new Set(states)].sort((a, b) => count(b) - count(a) || b - a)[0] ?? 0;
}

function adviceFor(
  outfit: Outfit,
  traits: Traits,
  state: number,
  before: number | null,
  wardrobe: Wardrobe,
): string {
  const name = ({ garment }: WornGarment) => wardrobe.get(garment)?.name ?? garment;
  const on = traits.states[state]?.layers ?? 0;
  const outer = outfit.layers[on - 1];
  const off = outfit.layers.slice(on).map(name);
  const wasOn = before === null ? null : (traits.states[before]?.layers ?? 0);
  if (outfit.layers.length === 0) return wasOn === null ? '이 차림 그대로 좋아요.' : '그대로 입어요.';
  if (wasOn !== null && on > wasOn && outer) return `${withJosa(name(outer), '을/를')} 다시 걸쳐요.`;
  if (wasOn === on)
    return on === 0
      ? '벗은 채로 가볍게 다녀요.'
      : `${withJosa(name(outer ?? outfit.shoes), '은/는')} 그대로 입어요.`;
  if (off.length > 0)
    return `${withJosa(joined(off), '은/는')} ${wasOn === null ? '챙겨서 들고 나서요.' : '벗어 들어요.'}`;
  return outer ? `${name(outer)}까지 입어요.` : '이 차림 그대로 좋아요.';
}

const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${withJosa(names.slice(0, -1).join(', '), '과/와')} ${names.at(-1)}`;
