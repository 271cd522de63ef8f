import { spawnSync } from 'node:child_process';
import type { Measure } from '../src/measure';

/** Meshing runs in its own bundled process, because jest's sandbox makes Math calls fifty times slower. */
function measure(id: string): Measure[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['figures/src/run.mjs', '--measure', id], {
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Measure[];
}

/** Outfits that together cover layers, open fronts, toggles, a tie, jersey, denim, bags, long and short hair, with the garments that must be visible. */
const SAMPLE = [
  {
    id: 'female-daily-trench-vest-shirt',
    least: { coat: 1500, knit: 60, shirt: 8, trousers: 300, hair: 300, head: 300 },
  },
  { id: 'male-business-navy-blazer-stripe-tie', least: { blazer: 1200, shirt: 8, tie: 20, trousers: 700, head: 300 } },
  {
    id: 'male-date-duffle-shirt-cable-knit',
    least: { coat: 1500, knit: 200, toggle: 60, 'toggle-loop': 40, 'toggle-tab': 30 },
  },
];

describe.each(SAMPLE)('the meshes of $id', ({ id, least }) => {
  const measures = measure(id);

  it('are closed and finite', () => {
    expect(measures.filter(({ openEdges, finite }) => openEdges > 0 || !finite)).toEqual([]);
  });

  it('stay on the ground and under the top of the frame', () => {
    expect(measures.filter(({ low, high }) => low < -0.02 || high > 2.1)).toEqual([]);
  });

  it('show every garment to the camera', () => {
    const seen = (part: string) => measures.filter((one) => one.part === part).reduce((sum, one) => sum + one.seen, 0);
    expect(Object.entries(least).filter(([part, squares]) => seen(part) < squares)).toEqual([]);
  });
});
