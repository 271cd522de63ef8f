import type { ObservedDay } from '@/tests/support/recorded-days/observed-days';
import { AGE_GROUPS } from '@/lib/domain/wardrobe/age-groups';
import { formatAdvice, type AdviceSet } from './advice-table';
import { byKey, DAY_SETS, type DaySetName } from './day-sets';
import { replay, type Results } from './replay';
import { createToldTally, tallyTold } from './told';

// Prints the figures by which the advice is judged, without the other tables of the replay:
// npm run replay:advice -- [seoul-2023] [seoul-2025] [cities-2024] [cities-2025] [sample] [feels-cold] [age-55]
// `sample` keeps the days 9 to 15 of each month. `feels-cold` dresses users who have answered that they feel cold easily,
// `age-55` members of the age group 55.
// Writes no file.
const FIRST_OF_SAMPLE = '09';
const LAST_OF_SAMPLE = '15';

const asked = process.argv.slice(2);
const isSample = asked.includes('sample');
const sensitivity = asked.includes('feels-cold') ? 'cold' : 'average';
const ageGroup = AGE_GROUPS.find((group) => asked.includes(`age-${group}`));
const names = (Object.keys(DAY_SETS) as DaySetName[]).filter(
  (name, _, all) => asked.includes(name) || !all.some((each) => asked.includes(each)),
);

const isInSample = ({ date }: ObservedDay) => date.slice(8) >= FIRST_OF_SAMPLE && date.slice(8) <= LAST_OF_SAMPLE;

function evaluate(name: DaySetName): AdviceSet {
  const started = process.cpuUsage();
  const told = createToldTally();
  const days = DAY_SETS[name]().filter((day) => !isSample || isInSample(day));
  const [byCategory] = replay(days, [byKey], {
    forecasts: ['growing'],
    sensitivity,
    ageGroup,
    onResult: (result) => tallyTold(told, result),
  }) as [Results];
  const { user, system } = process.cpuUsage(started);
  console.error(`${name}: ${days.length} days, ${((user + system) / 1e6).toFixed(0)} processor seconds`);
  return { name, byCategory, told };
}

console.log(formatAdvice(isSample ? 'The advice, days 9 to 15 of each month' : 'The advice', names.map(evaluate)));
