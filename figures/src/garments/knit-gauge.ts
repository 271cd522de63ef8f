import type { KnitGauge } from '../../../lib/domain/wardrobe/models';
import { upperPart } from '../cloth/cut';
import type { Upper } from '../cloth/upper';
import { type Wearing, getClothMaterial } from '../cloth/worn';
import type { Material, Part } from '../scene/part';
import { bell, clamp, smoothstep } from '../sdf/scalar';

/** Material and stitch density (threads per unit) of each gauge, and how far it puffs out (`extra`). */
export const GAUGES: Record<KnitGauge, { kind: 'knit' | 'rib' | 'sherpa'; scale: number; extra: number }> = {
  fine: { kind: 'knit', scale: 92, extra: 0 },
  mid: { kind: 'knit', scale: 62, extra: 0.003 },
  rib: { kind: 'rib', scale: 52, extra: 0.002 },
  chunky: { kind: 'knit', scale: 40, extra: 0.008 },
  cable: { kind: 'knit', scale: 60, extra: 0.006 },
  mohair: { kind: 'sherpa', scale: 60, extra: 0.006 },
  waffle: { kind: 'knit', scale: 46, extra: 0.003 },
};

/** Returns the displacement of cables down the front: two ropes on each side of the middle. */
function cables(upper: Upper): (x: number, y: number, z: number) => number {
  return (x, y, z) => {
    if (y > 0.03) return 0;
    let out = 0;
    for (const at of [-0.105, 0, 0.105]) {
      const u = x - at;
      if (Math.abs(u) > 0.034) continue;
      const turn = z * 42 + at * 30;
      const strand = (phase: number) =>
        bell(u - 0.0115 * Math.sin(turn + phase), 0.0085) * (0.75 + 0.25 * Math.cos(turn + phase));
      out = Math.max(out, 0.0115 * Math.max(strand(0), strand(Math.PI))) - 0.003 * bell(Math.abs(u) - 0.028, 0.005);
    }
    return out * smoothstep(upper.spec.hem + 0.03, upper.spec.hem + 0.06, z);
  };
}

export function knitParts(
  upper: Upper,
  worn: Wearing,
  gauge: KnitGauge,
  name: string,
): { parts: Part[]; rib: Material; main: Material } {
  const g = GAUGES[gauge];
  const main: Material = { ...getClothMaterial(worn, g.scale), kind: g.kind };
  const rib: Material = { kind: 'rib', scale: clamp(g.scale * 1.15, 46, 90) };
  const body = upperPart(upper, name, main, worn.color, gauge === 'cable' ? 0.006 : 0.0074);
  if (gauge === 'cable') {
    const raised = cables(upper);
    body.field = (x, y, z) => upper.cloth(x, y, z) - raised(x, y, z);
  }
  return { parts: [body], rib, main };
}
