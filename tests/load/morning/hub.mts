// A stand-in for KMA's grids with a temperature for each cell and hour, in a process of its own: building grids must not
// delay the requests that the benchmark measures. `tsx tests/load/morning/hub.mts PORT`.
import { HOUR_MS } from '@/lib/contract/durations';
import { kstHour } from '@/lib/domain/kst';
import { hubScenario } from '../../support/hub-grids';
import { startProviderServer } from '../../support/provider-server';

/** Roughly a sine: coldest at 03:00, warmest at 15:00. */
const getDailyWave = (epochMs: number) =>
  Math.sin(((kstHour(epochMs) + (epochMs % HOUR_MS) / HOUR_MS - 9) * Math.PI) / 12);

await startProviderServer({
  port: Number(process.argv[2]),
  scenario: hubScenario(Date.now, ({ nx, ny }, epochMs) => {
    const temperature = 4 + nx / 30 - ny / 40 + 5 * getDailyWave(epochMs);
    return { T1H: temperature, TMP: temperature };
  }),
});
