// Prints how comfortable packed clothes are beside the whole wardrobe, and how many garments they need.
// Usage: npm run suitcase -w research -- [EVERY]
import { GENDERS } from '@/lib/contract/gender';
import { getSeason, SEASONS } from '../replay/replay';
import { measureTrip, planTrip, type TripFigures } from './measure';
import { listTrips, TRIP_KINDS, type ReplayedTrip } from './trips';

const every = Number(process.argv[2] ?? 1);
// The first plans compile the engine.
for (const trip of listTrips({ every: 97 })) planTrip(trip);
const measured = listTrips({ every }).map((trip) => ({ trip, figures: measureTrip(trip) }));

const report = (name: string, select: (trip: ReplayedTrip) => boolean) => {
  const rows = measured.filter(({ trip }) => select(trip)).map(({ figures }) => figures);
  if (rows.length === 0) return;
  const sum = (pick: (row: TripFigures) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1);
  const times = rows.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const cells = [
    name,
    rows.length,
    percent(
      sum(({ packed }) => packed),
      sum(({ firsts }) => firsts),
    ),
    percent(
      sum(({ packedPieces }) => packedPieces),
      sum(({ firstPieces }) => firstPieces),
    ),
    (sum(({ packedPieces }) => packedPieces) / rows.length).toFixed(1),
    percent(
      sum(({ uncoveredHours }) => uncoveredHours),
      sum(({ hours }) => hours),
    ),
    times[Math.floor(times.length / 2)]!.toFixed(0),
    times[Math.floor(0.99 * times.length)]!.toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
};

console.log(
  '| trips | number | comfort beside the wardrobe, % | garments of the firsts, % | garments | uncovered hours, % | median ms | 99 % ms |',
);
console.log('|---|---|---|---|---|---|---|---|');
report('all', () => true);
for (const kind of TRIP_KINDS) report(kind, (trip) => trip.kind === kind);
for (const length of [2, 3, 4, 5, 6, 7]) report(`${length} days`, ({ days }) => days.length === length);
for (const season of SEASONS) report(season, ({ days }) => getSeason(days[0]!.day) === season);
for (const gender of GENDERS) report(gender, (trip) => trip.gender === gender);
