import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { getConventionClo } from '@/lib/domain/comfort/convention';
import { getThermalVote } from '@/lib/domain/comfort/thermal-vote';

// Compares the judge and the convention with people: votes and clothing of the ASHRAE Global Thermal Comfort Database II.
// Reads its files db_measurements_v2.1.0.csv.gz and db_metadata.csv (see docs/decisions/0043-judge.md), prints the tables and
// writes them to docs/replay/votes.txt. Only the tables are part of this repository.
const [measurementsPath, metadataPath] = process.argv.slice(2);
if (!measurementsPath || !metadataPath) throw new Error('usage: votes.ts db_measurements.csv.gz db_metadata.csv');

const W_PER_MET = 58.15;
const ORDINARY_PERMEABILITY = 50;

type Row = Record<string, string>;

/** Parses lines of comma-separated values with a head. Fields of both files that are read here contain no commas. */
function* parseRows(text: string): Generator<Row> {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const names = head.split(',');
  for (const line of lines) {
    const fields = line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    yield Object.fromEntries(names.map((name, index) => [name, fields[index] ?? '']));
  }
}

const toNumber = (text: string | undefined): number => (text ? Number(text) : NaN);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const metadata = [...parseRows(readFileSync(metadataPath, 'utf8'))];
const korean = new Map(
  metadata.filter(({ country }) => country === 'south korea').map((row) => [row.building_id, row.building_type]),
);

interface Vote {
  buildingType: string | undefined;
  outdoorC: number;
  clo: number;
  voted: number;
  predicted: number;
}

const votes: Vote[] = [];
let clothed = 0;
const clothing: Pick<Vote, 'buildingType' | 'outdoorC' | 'clo'>[] = [];
for (const row of parseRows(gunzipSync(readFileSync(measurementsPath)).toString('utf8'))) {
  const [temperatureC, radiant, humidityPct, speed, met, clo, voted] = [
    ...[row.ta, row.tr, row.rh, row.vel, row.met, row.clo, row.thermal_sensation].map(toNumber),
  ] as [number, number, number, number, number, number, number];
  const outdoorC = [row.t_out, row.t_out_isd].map(toNumber).find((value) => !Number.isNaN(value)) ?? NaN;
  const buildingType = korean.get(row.building_id ?? '');
  if (!Number.isNaN(outdoorC) && clo > 0) {
    clothed += 1;
    clothing.push({ buildingType, outdoorC, clo });
  }
  const radiantC = Number.isNaN(radiant) ? temperatureC : radiant;
  const isInScope =
    temperatureC >= 10 &&
    temperatureC <= 30 &&
    speed >= 0 &&
    speed <= 1 &&
    met >= 0.8 &&
    met <= 4 &&
    clo >= 0 &&
    clo <= 2;
  if (!isInScope || Number.isNaN(voted) || !(humidityPct >= 0 && humidityPct <= 100)) continue;
  const activity = { metabolicRateWm2: Math.max(58, met * W_PER_MET), walkingSpeedMps: 0 };
  const air = { temperatureC, radiantC, humidityPct, airSpeedMps: speed };
  const predicted = getThermalVote(air, activity, { insulationClo: clo, airPermeability: ORDINARY_PERMEABILITY });
  votes.push({ buildingType, outdoorC, clo, voted, predicted });
}

const cell = (text: string | number, width = 10) => String(text).padStart(width);
const share = (part: number, whole: number) => cell(((100 * part) / whole).toFixed(1));

function formatAgreement(name: string, rows: readonly Vote[]): string {
  const exact = rows.filter(({ voted, predicted }) => Math.round(voted) === Math.round(predicted)).length;
  const near = rows.filter(({ voted, predicted }) => Math.abs(voted - predicted) <= 1).length;
  const errors = rows.map(({ voted, predicted }) => predicted - voted);
  const comfortable = rows.filter(({ predicted }) => Math.abs(predicted) <= 0.5);
  const outside = rows.filter(({ predicted }) => Math.abs(predicted) > 1);
  const isSatisfied = ({ voted }: Vote) => Math.abs(voted) <= 1.5;
  return [
    name.padEnd(34),
    cell(rows.length),
    share(exact, rows.length),
    share(near, rows.length),
    cell(mean(errors).toFixed(2)),
    cell(Math.sqrt(mean(errors.map((error) => error ** 2))).toFixed(2)),
    share(comfortable.filter(isSatisfied).length, comfortable.length),
    share(outside.filter(isSatisfied).length, outside.length),
  ].join('');
}

/** Outdoor temperatures of the table of clothing, °C: width of a band and its middle. */
const BAND_C = 5;

function formatClothing(name: string, rows: readonly Pick<Vote, 'outdoorC' | 'clo'>[]): string[] {
  const bands = new Map<number, number[]>();
  for (const { outdoorC, clo } of rows) {
    const middle = BAND_C * Math.round(outdoorC / BAND_C);
    bands.set(middle, [...(bands.get(middle) ?? []), clo]);
  }
  return [...bands]
    .filter(([, clos]) => clos.length >= 20)
    .sort(([a], [b]) => a - b)
    .map(([middle, clos]) => {
      const expected = getConventionClo(middle);
      return [
        name.padEnd(34),
        cell(middle),
        cell(clos.length),
        cell(mean(clos).toFixed(2)),
        cell(expected.toFixed(2)),
        cell((mean(clos) - expected).toFixed(2)),
      ].join('');
    });
}

const koreanOf = <T extends { buildingType: string | undefined }>(rows: readonly T[]) =>
  rows.filter(({ buildingType }) => buildingType !== undefined);
const seniorsOf = <T extends { buildingType: string | undefined }>(rows: readonly T[]) =>
  rows.filter(({ buildingType }) => buildingType === 'senior center');

const report = [
  'ASHRAE Global Thermal Comfort Database II, version 2.1. Votes with all inputs within the scope of ISO 7730, judged by getThermalVote.',
  'exact: rounded prediction equals rounded vote. near: within one point. satisfied: people who voted within ±1.5, where the judge says comfortable (±0.5) and uncomfortable (beyond ±1).',
  '',
  [
    ''.padEnd(34),
    ...['votes', 'exact %', 'near %', 'bias', 'rmse', 'comf. %', 'uncomf. %'].map((text) => cell(text)),
  ].join(''),
  formatAgreement('all', votes),
  formatAgreement(
    'outdoors 10-15 °C',
    votes.filter(({ outdoorC }) => outdoorC >= 10 && outdoorC < 15),
  ),
  'No Korean row has air speed, metabolic rate and radiant temperature, so none can be predicted.',
  '',
  `Clothing by outdoor temperature (${clothed} people), clo, beside the convention's curve`,
  [''.padEnd(34), ...['°C', 'people', 'worn', 'curve', 'differs'].map((text) => cell(text))].join(''),
  ...formatClothing('all', clothing),
  ...formatClothing('South Korea', koreanOf(clothing)),
  ...formatClothing('South Korea, senior centers', seniorsOf(clothing)),
].join('\n');
writeFileSync(new URL('../../docs/replay/votes.txt', import.meta.url), `${report}\n`);
console.log(report);
