import { startPostgres } from '../support/postgres';
import { withCleanups } from './cleanups';
import { runCrawl, runReturns } from './supply/crawl';
import { opener } from './supply/databases';
import { runFailures } from './supply/failing';
import { runGridDays } from './supply/grid-days';
import { fourInstances, runLateIssues, runOneInstance } from './supply/json-days';
import { runMemory } from './supply/memory';
import { outfits } from './supply/outfits';
import { tellTable } from './supply/rows';

/**
 * Cost of one day: instances (each with its own memory and connections, all in this process) on one PostgreSQL,
 * a counting stand-in for KMA, AirKorea and the hub, and a clock that moves through 24 hours.
 * `npx tsx tests/load/supply.bench.ts [cells] [run...]`, default 1,500 cells and every run; `4663 grids:4`
 * is one scenario with grids, with that many cells and instances.
 */
const [cells, ...chosen] = process.argv.slice(2);
const CELLS = Number(cells) || 1_500;
/** Enough for days with late issues, in which cells are requested every 30 minutes. */
const LATE_CELLS = 300;

const main = () =>
  withCleanups(async (defer) => {
    const postgres = await startPostgres();
    defer(postgres.stop);
    const open = opener(postgres);
    const one = chosen.find((name) => name.startsWith('grids:'))?.split(':')[1];
    const runs = {
      memory: () => runMemory(),
      failing: () => runFailures(),
      outfits: () => outfits(open),
      crawl: () => runCrawl(open),
      returns: () => runReturns(open),
      grids: () => runGridDays(open, one === undefined ? undefined : [CELLS, Number(one)]),
      oneInstance: () => runOneInstance(open),
      fourInstances: () => fourInstances(open, CELLS),
      late: () => runLateIssues(open, Math.min(CELLS, LATE_CELLS), 1),
    };
    const names = chosen.map((name) => name.split(':')[0]);
    for (const [name, run] of Object.entries(runs)) if (names.length === 0 || names.includes(name)) await run();
    tellTable();
  });

void main();
