import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { ModelParams } from '../../../lib/domain/wardrobe/models';
import { tint } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, bell, smax } from '../sdf/scalar';
import { insole } from './bare-foot';
import { type Look, piece } from './shoe';
import { soleField } from './sole';

type Style = ModelParams['sneakers']['style'];

/** Height of the insole at heel and ball, and distance by which the sole extends beyond the upper. */
export const TRAINER_SOLE: Record<Style, { heel: number; ball: number; welt: number }> = {
  court: { heel: 0.024, ball: 0.02, welt: 0.0065 },
  canvas: { heel: 0.021, ball: 0.019, welt: 0.0055 },
  retro: { heel: 0.023, ball: 0.016, welt: 0.005 },
  chunky: { heel: 0.042, ball: 0.03, welt: 0.011 },
  'slip-on': { heel: 0.021, ball: 0.019, welt: 0.0055 },
};
export const OFF_WHITE: Hex = '#f7f4ec';
const GUM: Hex = '#c08a54';

function chunkySole(spec: Parameters<typeof soleField>[0]): Part {
  const base = soleField({ ...spec, spring: 0.014, round: 0.014 });
  const wavy: Field = (x, y, z) =>
    base(x, y, z) + 0.0045 * bell(z - 0.02 - 0.006 * Math.sin(y * 46), 0.004) - 0.003 * bell(z - 0.034, 0.007);
  return piece('sole', wavy, { kind: 'rubber', roughness: 0.55 }, OFF_WHITE);
}

/** Builds cup soles, vulcanised soles with a coloured line, gum soles or the wavy soles of chunky trainers. */
export function trainerSole(style: Style, look: Look): Part[] {
  const { heel, ball, welt } = TRAINER_SOLE[style];
  const rubbered = style === 'canvas' || style === 'slip-on';
  const spec = { ground: insole(heel, ball), welt, lip: rubbered ? 0.013 : 0.01, spring: 0.006, round: 0.009 };
  if (style === 'chunky') return [chunkySole(spec)];
  const color = style === 'retro' ? tint(GUM, 0.1) : OFF_WHITE;
  const parts = [
    piece(
      'sole',
      soleField({ ...spec, groove: rubbered ? undefined : 0.01 }),
      { kind: 'rubber', roughness: 0.5 },
      color,
    ),
  ];
  if (!rubbered) return parts;
  const line = soleField({ ...spec, welt: welt + 0.001, lip: 0.02, round: 0.002 });
  const band: Field = (x, y, z) =>
    smax(line(x, y, z), Math.abs(z - ball - 0.0055 - 0.006 * bell(y + 0.19, 0.04)) - 0.0022, 0.001);
  return [...parts, piece('foxing-line', band, { kind: 'rubber' }, look.trim ?? '#2f3b58', { cell: 0.0034 })];
}
