import { MINUTE_MS } from '@/lib/contract/durations';
import { pictureFolder } from '../support/test-host';
import { simulateNation, type Summary } from './nation/nation';

/*
 * Real dispatchers and real weather services in simulated time (docs/develop.md#simulated-days). `npm test` runs what is
 * below, `npm run nation` 1,000: a week for each seed.
 */
const DAYS = Number(process.env.NATION_DAYS ?? 0);
const FIRST_SEED = Number(process.env.NATION_SEED ?? 1);
const DAYS_OF_SEED = 7;

/** A morning on which both dispatchers are killed while pushes are due. */
const USUAL = [{ seed: 54, days: 0.4 }];
const WEEKS = Array.from({ length: Math.ceil(DAYS / DAYS_OF_SEED) }, (_, week) => ({
  seed: FIRST_SEED + week,
  days: Math.min(DAYS_OF_SEED, DAYS - week * DAYS_OF_SEED),
}));
const isReplay = WEEKS.length === 1;
const LIMIT_MS = (WEEKS.length > 0 ? 60 : 5) * MINUTE_MS;

const pictures = pictureFolder();
const summaries: Summary[] = [];
afterAll(pictures.remove);

/** Returns the sum of a figure over all runs. */
const sum = (key: keyof Summary) => summaries.reduce((total, each) => total + each[key], 0);

it.each(WEEKS.length > 0 ? WEEKS : USUAL)(
  'no push is lost or repeated, and no known weather vanishes: $days days of seed $seed',
  async ({ seed, days }) => {
    const { problems, summary, events } = await simulateNation({ seed, days, pictures: pictures.folder });
    summaries.push(summary);
    const figures = Object.keys(summary).map((key) => `${sum(key as keyof Summary)} ${key}`);
    if (WEEKS.length > 0) process.stderr.write(`Up to seed ${seed}: ${figures.join(', ')}\n`);
    if (isReplay) process.stderr.write(`${events.join('\n')}\n`);
    expect(problems).toEqual([]);
  },
  LIMIT_MS,
);
